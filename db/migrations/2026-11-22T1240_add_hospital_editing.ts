import { type Kysely, sql } from "kysely";

/**
 * Hospitals can lie in the bin; each of a hospital's texts counts its changes, and names the version
 * of the English that it was written against, and what is the same in every language counts its own.
 * Specialties stand in an order that people set. An address that a hospital had leads on to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("hospitals").addColumn("deleted_at", "text").execute();
  await db.schema
    .alterTable("hospitals")
    .addColumn("facts_version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  for (const name of ["version", "english_version"]) {
    await db.schema
      .alterTable("hospital_texts")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await db.schema
    .alterTable("hospital_texts")
    .addColumn("updated_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`
    update hospital_texts set updated_at = (
      select updated_at from hospitals where hospitals.id = hospital_texts.hospital_id
    )
  `.execute(db);
  await db.schema
    .alterTable("hospital_specialties")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("hospital_slugs")
    .addColumn("slug", "text", (column) => column.primaryKey().notNull())
    .addColumn("hospital_id", "text", (column) =>
      column.notNull().references("hospitals.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("hospital_slugs_hospital_id")
    .on("hospital_slugs")
    .column("hospital_id")
    .execute();
  await db.schema
    .createIndex("hospitals_changed")
    .on("hospitals")
    .columns(["updated_at", "id"])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("hospitals_changed").execute();
  await db.schema.dropTable("hospital_slugs").execute();
  const added = {
    hospital_specialties: ["position"],
    hospital_texts: ["updated_at", "english_version", "version"],
    hospitals: ["facts_version", "deleted_at"],
  };
  for (const [table, columns] of Object.entries(added)) {
    for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
  }
}
