import { randomBytes } from "node:crypto";
import { paths } from "~/paths";
import { insertBooking } from "./bookings";
import { openFamilyPage } from "./family-page";
import { SITE_ORIGIN, type Site } from "./site";
import type { Visitor } from "./visitor";

/** A request with its family's page open in a browser. */
export interface UploadingFamily {
  requestId: string;
  /** Address of its uploads. */
  address: string;
  visitor: Visitor;
}

let requestCount = 0;
export async function uploadingFamily(site: Site): Promise<UploadingFamily> {
  const reference = `SETU-8000-${String(++requestCount).padStart(4, "0")}`;
  const requestId = await insertBooking(site.db, { reference });
  const visitor = await openFamilyPage(site, requestId);
  return { requestId, address: paths.familyPage(reference, "bn", "uploads"), visitor };
}

/** A JPEG by its first bytes, of this length. */
export function jpegBytes(length: number): Buffer<ArrayBuffer> {
  const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
  return Buffer.concat([start, randomBytes(length - start.length)]);
}

/** Sends a request of the tus protocol as the site's script does. */
export function sendTus(
  visitor: Visitor,
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body?: BodyInit,
): Promise<Response> {
  const init = {
    method,
    headers: { Origin: SITE_ORIGIN, "Tus-Resumable": "1.0.0", ...headers },
    body,
    duplex: "half",
  };
  return visitor.send(address, init as RequestInit);
}

/** Announces a file. @param metadata besides its key and name */
export function announce(
  { visitor, address }: Pick<UploadingFamily, "visitor" | "address">,
  length: number,
  metadata: Record<string, string> = {},
): Promise<Response> {
  const key = randomBytes(12).toString("hex");
  const fields = { filename: "পাসপোর্ট.jpg", uploadKey: key, ...metadata };
  const pairs = Object.entries(fields).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
  );
  const headers = { "Upload-Length": String(length), "Upload-Metadata": pairs.join(",") };
  return sendTus(visitor, "POST", address, headers);
}

/** Announces a file. @returns the upload's address, which is below that of all uploads */
export async function newUploadAddress(
  family: Pick<UploadingFamily, "visitor" | "address">,
  length: number,
  metadata?: Record<string, string>,
): Promise<string> {
  const response = await announce(family, length, metadata);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return response.headers.get("Location") ?? "";
}

/** The document of an announced upload. */
export function documentOf(response: Response): string {
  return response.headers.get("Paper-Document")?.split(" ")[0] ?? "";
}

/** Sends bytes to an upload. */
export function patch(
  visitor: Visitor,
  address: string,
  offset: number,
  body: BodyInit,
): Promise<Response> {
  const headers = {
    "Upload-Offset": String(offset),
    "Content-Type": "application/offset+octet-stream",
  };
  return sendTus(visitor, "PATCH", address, headers, body);
}

/** A body whose connection breaks after these bytes. */
export function cutAfter(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(line) {
      if (isSent) return line.error(new Error("The line is cut"));
      isSent = true;
      line.enqueue(new Uint8Array(bytes));
    },
  });
}

/** A file's row. */
export function fileOf(site: Site, address: string) {
  return site.db
    .selectFrom("document_files")
    .innerJoin("documents", "documents.id", "document_files.document_id")
    .select(["document_files.id", "document_id", "stored_bytes", "sha256", "type", "complete_at"])
    .select(["position", "copy", "state", "paper_id", "kind", "whose", "sealed_key"])
    .where("document_files.id", "=", address.split("/").at(-1) ?? "")
    .executeTakeFirst();
}
