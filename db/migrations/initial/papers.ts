import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { createIndexes, key, required, textOrEmpty, userOrNull } from "./columns";

/** Papers that a request needs, documents that arrived, their encrypted files and readings. */
export async function createPapers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("request_papers")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", of("requests.id"))
    .addColumn("position", "integer", required)
    .addColumn("checklist_id", "text")
    .addColumn("checklist_version", "integer", fromZero)
    .addColumn("whose", "text", required)
    .addColumn("need", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("title", "text", required)
    .addColumn("why", "text", textOrEmpty)
    .addColumn("how", "text", textOrEmpty)
    .addColumn("source", "text", textOrEmpty)
    .addColumn("as_of", "text", textOrEmpty)
    .addColumn("created_at", "text", required)
    .addColumn("added_by", "text", userOrNull)
    .addColumn("removed_at", "text")
    // a line of a checklist is copied once
    .addUniqueConstraint("request_papers_copied", ["request_id", "checklist_id"])
    .execute();
  await db.schema
    .createTable("documents")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", of("requests.id"))
    .addColumn("paper_id", "text", (column) =>
      column.references("request_papers.id").onDelete("set null"),
    )
    .addColumn("kind", "text", required)
    .addColumn("whose", "text", required)
    .addColumn("state", "text", required)
    .addColumn("reason", "text", textOrEmpty)
    .addColumn("way", "text", required)
    .addColumn("added_by", "text", userOrNull)
    .addColumn("judged_by", "text", userOrNull)
    .addColumn("judged_at", "text")
    .addColumn("created_at", "text", required)
    .addColumn("received_at", "text")
    .execute();
  await createFileTables(db);
  await createIndexes(db, {
    request_papers_request_id: ["request_papers", "request_id"],
    documents_request_id: ["documents", "request_id"],
    documents_paper_id: ["documents", "paper_id"],
    document_files_document_id: ["document_files", "document_id"],
    document_readings_document_id: ["document_readings", "document_id"],
    document_readings_request_id: ["document_readings", "request_id"],
  });
}

async function createFileTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("document_files")
    .addColumn("id", "text", key)
    .addColumn("document_id", "text", of("documents.id"))
    .addColumn("position", "integer", required)
    .addColumn("copy", "text", required)
    .addColumn("upload_key", "text", (column) => column.notNull().unique())
    .addColumn("name", "text")
    .addColumn("type", "text", textOrEmpty)
    .addColumn("announced_bytes", "integer")
    .addColumn("stored_bytes", "integer", fromZero)
    .addColumn("sha256", "text")
    .addColumn("sealed_key", "text")
    .addColumn("backup_key", "text")
    .addColumn("scan", "text", (column) => column.notNull().defaultTo("none"))
    .addColumn("created_at", "text", required)
    .addColumn("complete_at", "text")
    .addColumn("expires_at", "text", required)
    .addColumn("erased_at", "text")
    .execute();
  await db.schema
    .createTable("document_parts")
    // no foreign key: the rows outlive their file until the parts are removed from the storage
    .addColumn("file_id", "text", required)
    .addColumn("start", "integer", required)
    .addColumn("length", "integer", required)
    .addColumn("name", "text", required)
    .addPrimaryKeyConstraint("document_parts_key", ["file_id", "start"])
    .execute();
  await db.schema
    .createTable("document_readings")
    .addColumn("id", "text", key)
    .addColumn("request_id", "text", of("requests.id"))
    .addColumn("document_id", "text", of("documents.id"))
    .addColumn("file_id", "text", required)
    .addColumn("reader", "text", required)
    .addColumn("reader_id", "text", userOrNull)
    .addColumn("way", "text", required)
    .addColumn("at", "text", required)
    .execute();
}

const of = (column: string) => (definition: ColumnDefinitionBuilder) =>
  definition.notNull().references(column).onDelete("cascade");
const fromZero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
