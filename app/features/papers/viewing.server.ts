import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { data } from "@remix-run/node";
import type { DocumentReadings } from "#db/tables/paper-files";
import type { DocumentKind } from "#db/tables/papers";
import { isBusy } from "~/server/busy";
import { ConcurrencyLimit } from "~/server/concurrency-limit";
import type { Context } from "~/server/context";
import { errorFields } from "~/server/log.server";
import { openName } from "./file-keys.server";
import { cleanName } from "./paper-rules";
import { findStoredFile, readStoredFile } from "./part-storage.server";
import { recordFileReading } from "./readings.server";
import { isRedrawable, type ViewingSize, viewingImage, viewingSizes } from "./viewing-image.server";

/** A larger image is served as an attachment, not redrawn. */
const MAX_REDRAWN_BYTES = 32 * 1024 * 1024;
/** Drawing takes a core and up to 200 MB. The pictures of a list wait here. */
const drawingQueue = new ConcurrencyLimit({ running: 1, waiting: 120, waitingPerClient: 60 });

/** A complete file of a request. */
export interface PaperFile {
  id: string;
  requestId: string;
  documentId: string;
  kind: DocumentKind;
  /** The sender's name for it. */
  name: string;
  /** MIME type by its first bytes; empty if it is unknown. */
  type: string;
  isInfected: boolean;
}

/** @throws a 404 page if the file is unknown, incomplete, erased, or of another request */
export async function paperFileOr404(
  { db, env }: Pick<Context, "db" | "env">,
  requestId: string,
  fileId = "",
): Promise<PaperFile> {
  const row = await db
    .selectFrom("document_files")
    .innerJoin("documents", "documents.id", "document_files.document_id")
    .select(["document_files.id", "document_id", "kind", "name", "type", "scan"])
    .where("document_files.id", "=", fileId)
    .where("request_id", "=", requestId)
    .where("complete_at", "is not", null)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (!row) throw data(null, { status: 404 });
  const { id, kind, type } = row;
  const name = openName(env, id, row.name);
  const isInfected = row.scan === "infected";
  return { id, requestId, documentId: row.document_id, kind, name, type, isInfected };
}

/** True for documents that a family opens only after it has entered a fresh code. */
export function needsFreshCode(kind: DocumentKind): boolean {
  return kind === "passport" || kind === "identity";
}

export type FileReader = Pick<DocumentReadings, "reader" | "reader_id">;

/**
 * Serves a file: an image redrawn in the size of the address, everything else as an attachment. The
 * reading is recorded before the first byte.
 *
 * @throws a 409 page if it is infected, 502 if it cannot be opened, 503 if the reading cannot be recorded
 */
export async function servePaperFile(
  context: Context,
  file: PaperFile,
  { request, ...reader }: FileReader & { request: Request },
): Promise<Response> {
  if (file.isInfected) throw data(null, { status: 409 });
  const size = sizeIn(request);
  const { headers, body } = await answerFor(context, file, size).catch((error: unknown) => {
    if (isBusy(error)) throw error;
    context.log("paper.unavailable", { file: file.id, ...errorFields(error) });
    throw data(null, { status: 502 });
  });
  const way = size === null ? "saved" : "seen";
  const { requestId: request_id, documentId: document_id, id: file_id } = file;
  const reading = { ...reader, way, request_id, document_id, file_id } as const;
  await recordFileReading(context.db, reading, context.now()).catch((error: unknown) => {
    if (body instanceof Readable) body.destroy();
    context.log("paper.reading-lost", { file: file.id, ...errorFields(error) });
    throw data(null, { status: 503 });
  });
  return new Response(body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : body, {
    headers: {
      ...headers,
      "Cache-Control": "no-store",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

interface Answer {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | Readable;
}

/** @throws an error if the file, or its first part, does not open */
async function answerFor(
  context: Context,
  file: PaperFile,
  size: ViewingSize | null,
): Promise<Answer> {
  const storedFile = await findStoredFile(context.db, context, file.id);
  if (!storedFile) throw new Error(`No key opens file ${file.id}`);
  if (size !== null && isRedrawable(file.type) && storedFile.storedBytes <= MAX_REDRAWN_BYTES) {
    const image = await drawingQueue.run(context.clientAddress, async () =>
      viewingImage(await buffer(readStoredFile(context, storedFile)), size),
    );
    if (image) {
      const length = String(image.byteLength);
      return {
        headers: { "Content-Type": "image/jpeg", "Content-Length": length },
        body: new Uint8Array(image),
      };
    }
  }
  const body = readStoredFile(context, storedFile);
  // rejects if the first part does not open
  await once(body, "readable");
  // the headers are sent before a later part fails to open: then the response breaks off
  body.once("error", (error: unknown) =>
    context.log("paper.unavailable", { file: file.id, ...errorFields(error) }),
  );
  return {
    headers: {
      "Content-Type": sentType(file.type),
      "Content-Length": String(storedFile.storedBytes),
      "Content-Disposition": attachmentNamed(file.name),
    },
    body,
  };
}

/** Types sent as they are. Others, such as XML, would be compressed, or run in some browsers. */
const safeTypes = /^(image\/(?!svg)[\w.+-]+|application\/(pdf|zip|dicom))$/;

function sentType(type: string): string {
  return safeTypes.test(type) ? type : "application/octet-stream";
}

/** `Content-Disposition` of an attachment with a name in any script (RFC 6266). */
function attachmentNamed(name: string): string {
  const clean = cleanName(name.toWellFormed());
  if (clean === "") return "attachment";
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

function sizeIn(request: Request): ViewingSize | null {
  const askedSize = Number(new URL(request.url).searchParams.get("size"));
  return viewingSizes.find((size) => size === askedSize) ?? null;
}
