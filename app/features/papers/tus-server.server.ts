import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { Server } from "@tus/server";
import { DataStore, ERRORS, Upload as TusUpload } from "@tus/utils";
import { z } from "zod";
import type { Queryable } from "#db/connection.server";
import { documentKinds, whosePapers } from "~/features/content/paper-checklists/paper-kinds";
import { isBusy } from "~/server/busy";
import type { Services } from "~/server/context";
import { errorFields, type Log } from "~/server/log.server";
import {
  type AnnouncedUpload,
  announceUpload,
  type NewUpload,
  UploadConflict,
} from "./new-uploads.server";
import type { PaperServices } from "./paper-files.server";
import { isDiskFull, PaperRefused } from "./paper-limits.server";
import type { PaperProblem } from "./paper-rules";
import { NoStorageError, WrongOffsetError } from "./part-storage.server";
import { receiveBytes, TooLongError } from "./receiving.server";
import type { UploadLocker } from "./upload-locker";
import {
  dropUpload,
  findUpload,
  fingerprintOf,
  finishUpload,
  requireAcceptedStart,
  type Upload,
} from "./uploads.server";

/** A request's uploads, for one HTTP request of its family. */
export interface UploadsOfRequest {
  services: PaperServices & Pick<Services, "log" | "wakeOutbox">;
  locker: UploadLocker;
  requestId: string;
  /** Address of the uploads, without a slash at its end. */
  path: string;
  /** Called in the transaction that completes a file, with its document. */
  onArrival: (trx: Queryable, documentId: string) => Promise<void>;
}

/** Header of the response to an announced upload: the id of its document, and the page. */
const DOCUMENT_HEADER = "Paper-Document";
/** Header of the response to HEAD: how many of the first bytes are hashed, and their SHA-256. */
const FINGERPRINT_HEADER = "Paper-Fingerprint";

/** Time in which a request must end after another request for the same upload has arrived. */
const DRAIN_MS = 1_000;

/** Answers one request of the tus protocol 1.0 (https://tus.io/protocols/resumable-upload). */
export async function answerTus(uploads: UploadsOfRequest, request: Request): Promise<Response> {
  const store = new PaperStore(uploads);
  const { path, locker } = uploads;
  const server = new Server({
    path,
    locker,
    datastore: store,
    relativeLocation: true,
    lockDrainTimeout: DRAIN_MS,
    disableTerminationForFinishedUploads: true,
    onResponseError: (_request, error) => answerTo(error, uploads.services.log),
  });
  const response = await server.handleWeb(request as Parameters<Server["handleWeb"]>[0]);
  // removes CORS headers, which the site's own pages do not need
  for (const name of [...response.headers.keys()]) {
    if (name.startsWith("access-control-")) response.headers.delete(name);
  }
  if (store.announcedUpload) {
    const { documentId, position } = store.announcedUpload;
    response.headers.set(DOCUMENT_HEADER, `${documentId} ${position}`);
  }
  if (store.foundUpload && request.method === "HEAD" && response.ok) {
    const { bytes, sha256 } = await fingerprintOf(uploads.services, store.foundUpload);
    response.headers.set(FINGERPRINT_HEADER, `${bytes} ${sha256}`);
  }
  response.headers.set("Cache-Control", "no-store");
  return response;
}

class PaperStore extends DataStore {
  announcedUpload: AnnouncedUpload | null = null;
  foundUpload: Upload | null = null;

  constructor(private readonly uploads: UploadsOfRequest) {
    super();
    this.extensions = ["creation", "termination"];
  }

  override async create(upload: TusUpload): Promise<TusUpload> {
    const { services, requestId } = this.uploads;
    const announced = await announceUpload(services, requestId, newUploadOf(upload));
    this.announcedUpload = announced;
    upload.id = announced.id;
    return upload;
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const upload = await this.#find(id);
    // the process may have ended after it stored the last byte and before it finished the upload
    if (upload.storedBytes === upload.announcedBytes && !upload.isComplete)
      await this.#finish(upload);
    return new TusUpload({ id, size: upload.announcedBytes, offset: upload.storedBytes });
  }

  override async write(bytes: Readable, id: string, start: number): Promise<number> {
    const upload = await this.#find(id);
    const maxBytes = upload.announcedBytes;
    const file = { fileId: id, start, bytes, maxBytes };
    const storedBytes = await receiveBytes(this.uploads.services, file);
    if (storedBytes === upload.announcedBytes) await this.#finish(upload);
    else if (start === 0) await requireAcceptedStart(this.uploads.services, upload);
    return storedBytes;
  }

  override async remove(id: string): Promise<void> {
    await dropUpload(this.uploads.services, await this.#find(id));
  }

  async #find(id: string): Promise<Upload> {
    const { services, requestId } = this.uploads;
    const upload = await findUpload(services, requestId, id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    this.foundUpload = upload;
    return upload;
  }

  async #finish(upload: Upload): Promise<void> {
    const { services, onArrival } = this.uploads;
    await finishUpload(services, upload, onArrival);
    services.wakeOutbox();
  }
}

/** Metadata of an announced upload. */
const metadataSchema = z.object({
  filename: z.string().max(2_000).default(""),
  item: z.string().optional(),
  kind: z.enum(documentKinds).catch("other"),
  whose: z.enum(whosePapers).catch("patient"),
  document: z.string().optional(),
  position: z.coerce.number().int().min(1).max(200).optional(),
  copy: z.enum(["legible", "original"]).default("original"),
  /** Idempotency key; a program that sends none creates an upload each time. */
  uploadKey: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .default(() => randomUUID()),
});

function newUploadOf({ metadata = {}, size }: TusUpload): NewUpload {
  const filled = Object.entries(metadata).filter(([, value]) => value !== null && value !== "");
  const parsed = metadataSchema.safeParse(Object.fromEntries(filled));
  if (!parsed.success || size === undefined) throw ERRORS.INVALID_METADATA;
  const { filename, item, document, ...upload } = parsed.data;
  return {
    ...upload,
    name: filename,
    announcedBytes: size,
    documentId: document ?? null,
    paperId: item ?? null,
    position: upload.position ?? null,
  };
}

const statusByProblem: Record<PaperProblem, number> = {
  empty: 422,
  tooLarge: 413,
  wrongType: 415,
  tooManyDocuments: 422,
  tooMuch: 422,
  diskFull: 507,
  busy: 503,
  off: 501,
};

type TusError = { status_code: number; body: string };

/** The body names the problem, for the script (`app/browser`). */
function answerTo(error: Error | TusError, log: Log): TusError {
  if ("status_code" in error) return error;
  if (error instanceof PaperRefused) return problem(error.problem);
  if (error instanceof TooLongError) return problem("tooLarge");
  if (error instanceof NoStorageError) return problem("off");
  if (error instanceof WrongOffsetError) return ERRORS.INVALID_OFFSET;
  if (error instanceof UploadConflict) return { status_code: 410, body: "gone" };
  if (isDiskFull(error)) return problem("diskFull");
  log("paper.not-received", errorFields(error));
  return isBusy(error) ? problem("busy") : { status_code: 500, body: "failed" };
}

function problem(name: PaperProblem): TusError {
  return { status_code: statusByProblem[name], body: name };
}
