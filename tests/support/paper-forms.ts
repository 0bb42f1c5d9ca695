import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { documentsOf } from "~/features/papers/documents.server";
import { findStoredFile, readStoredFile } from "~/features/papers/part-storage.server";
import type { Site } from "./site";
import type { Page, Visitor } from "./visitor";

/** The form that sends a file. */
export const SEND = "form#send";

export const MIB = 1024 * 1024;

/** A file that begins like a PDF. */
export function pdfFile(name = "report.pdf", size = 2000, filler = "a"): File {
  return new File(["%PDF-1.7\n", filler.repeat(size - 9)], name, { type: "application/pdf" });
}

/** Sends a file with the form of the family's page of papers. */
export async function sendPaper(
  visitor: Visitor,
  papers: string,
  file: File | null,
  fields: Record<string, string> = { kind: "report" },
): Promise<Page> {
  return visitor.submitFile(await visitor.get(papers), fields, file, SEND);
}

/** A request's documents with their files. */
export function papersOf(site: Site, requestId: string) {
  return documentsOf(site.db, site.env, requestId);
}

/** The decrypted bytes of a file; null if it cannot be decrypted. */
export async function paperBytes({ db, services }: Site, fileId: string): Promise<Buffer | null> {
  const file = await findStoredFile(db, services, fileId);
  return file && buffer(readStoredFile(services, file));
}

/** Number of encrypted parts in the site's storage. */
export function partCount({ env }: Site): number {
  const folder = join(env.uploadsUrl?.replace("file:", "") ?? "", "papers");
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((one) => one.isFile()).length;
  } catch {
    return 0;
  }
}
