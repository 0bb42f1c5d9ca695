import type { Generated } from "kysely";
import { table } from "../column-kinds";
import type { Timestamp, Words } from "../column-values";

/** An encrypted file of a document. */
export interface DocumentFiles {
  id: string;
  document_id: string;
  /** The page of the document, from 1. */
  position: number;
  /** `legible`: a small copy that a phone sends before the original of the same position. */
  copy: "legible" | "original";
  /** Idempotency key of the form or script that sent it. */
  upload_key: string;
  /** The sender's name for the file, encrypted with `DATA_KEYS`; null once erased. */
  name: string | null;
  /** MIME type by the first bytes; empty if unknown, or while the file is incomplete. */
  type: Words;
  /** Bytes that were announced; null for a form, which announces none. */
  announced_bytes: number | null;
  /** Bytes that have arrived and are on the disk. */
  stored_bytes: Generated<number>;
  /** SHA-256 of the complete file, in hexadecimal digits. */
  sha256: string | null;
  /** The file's key, encrypted with `DATA_KEYS`; null once erased. */
  sealed_key: string | null;
  /** The file's key, encrypted for the owner's `BACKUP_RECIPIENT`; null without backups, or once erased. */
  backup_key: string | null;
  /** A virus scanner's result; `none` without a scanner or before it has run. */
  scan: Generated<"none" | "clean" | "infected">;
  created_at: Timestamp;
  complete_at: Timestamp | null;
  /** An incomplete file is erased after this time. */
  expires_at: Timestamp;
  erased_at: Timestamp | null;
}

/** An encrypted part of a file, which is in the storage under `papers/<file>/<name>`. */
export interface DocumentParts {
  file_id: string;
  /** Place of its first byte in the file. */
  start: number;
  /** Size of the plaintext in bytes. */
  length: number;
  name: string;
}

/** One reading of a file, written before its first byte is sent. */
export interface DocumentReadings {
  id: string;
  request_id: string;
  document_id: string;
  file_id: string;
  reader: "family" | "coordinator" | "scanner";
  /** The coordinator, or the account of the family; null for a browser without an account, and the scanner. */
  reader_id: string | null;
  /** `seen`: shown in a page; `saved`: downloaded; `checked`: by the virus scanner. */
  way: "seen" | "saved" | "checked";
  at: Timestamp;
}

const deletedAnyway = "deleted with its row anyway";

export const paperFiles = {
  owner: "features/papers",
  tables: {
    document_files: table<DocumentFiles>()({
      deleted: ["name", "sha256", "sealed_key", "backup_key"],
      notPersonal: {
        random: ["id", "document_id", "upload_key"],
        [deletedAnyway]: [
          "position",
          "copy",
          "type",
          "announced_bytes",
          "stored_bytes",
          "scan",
          "created_at",
          "complete_at",
          "expires_at",
          "erased_at",
        ],
      },
      download: ["position", "copy", "type", "stored_bytes", "created_at", "complete_at"],
      withheld: {
        secrets: ["sealed_key", "backup_key"],
        "the file itself is on the request's page": ["name", "sha256"],
      },
      ends: "papers",
    }),
    document_parts: table<DocumentParts>()({
      notPersonal: { random: ["file_id", "name"], [deletedAnyway]: ["start", "length"] },
      download: [],
    }),
    document_readings: table<DocumentReadings>()({
      deleted: ["reader_id"],
      notPersonal: {
        random: ["id", "request_id", "document_id", "file_id"],
        [deletedAnyway]: ["reader", "way", "at"],
      },
      download: ["reader", "way", "at"],
      withheld: { "other people's": ["reader_id"] },
      ends: "papers",
    }),
  },
};
