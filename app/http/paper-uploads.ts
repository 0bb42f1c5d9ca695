import type { Socket } from "node:net";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { isDiskFull, PaperRefused, type UploadSlots } from "~/features/papers/paper-limits.server";
import { cleanName } from "~/features/papers/paper-rules";
import {
  discardFiles,
  FORM_FILE_BYTES,
  type ReceivedForm,
  receiveFile,
  type UploadProblem,
} from "~/features/papers/received-files.server";
import { TooLongError } from "~/features/papers/receiving.server";
import { isBusy } from "~/server/busy";
import type { Context, Services } from "~/server/context";
import { CSRF_FIELD } from "~/server/csrf";
import { isCrossSite } from "~/server/csrf.server";
import type { JobQueue } from "~/server/job-queue";
import { errorFields } from "~/server/log.server";
import { readableUrl } from "./address";
import type { HttpEnv } from "./http-env";
import { CutOffError, readMultipart } from "./multipart";
import { findSender, type PaperSender } from "./paper-senders";
import { headersOfOwnPost, sendContinue } from "./posted-form";
import { contextOf } from "./request-context";
import { allowSlowUpload, pacedBytes } from "./slow-uploads";

/**
 * Streams the files of papers' forms into sealed storage. The page's action then gets the text
 * fields, and the files by `receivedForm`; those that it does not use are removed.
 */
export function paperUploads(
  services: Services,
  { jobQueue, uploadSlots }: { jobQueue: JobQueue; uploadSlots: UploadSlots },
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { raw } = c.req;
    const isForm = /^multipart\/form-data;/i.test(raw.headers.get("Content-Type") ?? "");
    if (raw.method !== "POST" || !isForm || raw.body === null) return next();
    const url = readableUrl(raw.url);
    const headers = headersOfOwnPost(raw.headers, url, services.env.publicUrl);
    const context = contextOf(c, services);
    const findSenderOf = findSender(c.req.path);
    // the pages refuse another site's post
    if (!findSenderOf || !headers || isCrossSite(raw, context)) return next();
    await jobQueue.waitForTurn(context.clientAddress);
    const sender = await findSenderOf(raw, context);
    const fields = new FormData();
    const form: ReceivedForm = { files: [], problem: null, refusedName: "" };
    // for anybody else, the page answers without the body
    if (sender) {
      sendContinue(c);
      await receive(c, context, { sender, fields, form, uploadSlots });
    }
    headers.set("Content-Type", "application/x-www-form-urlencoded");
    headers.delete("Content-Length");
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    c.set("received", { request: new Request(url, { method: "POST", headers, body }), form });
    try {
      await next();
    } finally {
      await discardFiles(services, form.files);
    }
  };
}

interface ReceiveOptions {
  sender: PaperSender;
  fields: FormData;
  form: ReceivedForm;
  uploadSlots: UploadSlots;
}

/** Limit for the other fields of a form, and separators. */
const FIELDS_BYTES = 64 * 1024;

/** Reads a form's body into `fields` and `form`. */
async function receive(
  c: HonoContext<HttpEnv>,
  context: Context,
  { sender, fields, form, uploadSlots }: ReceiveOptions,
): Promise<void> {
  const { body, headers } = c.req.raw;
  if (body === null) return;
  const { requestId, maxFiles } = sender;
  const noteProblem = (problem: UploadProblem) => {
    form.problem ??= problem;
  };
  const announcedBytes = Number(headers.get("Content-Length") ?? 0);
  if (context.env.uploadsUrl === null) noteProblem("off");
  else if (announcedBytes > maxFiles * FORM_FILE_BYTES + FIELDS_BYTES) noteProblem("tooLarge");
  const reader = body.getReader();
  const socket = c.env?.incoming?.socket;
  let length = 0;
  let areFieldsRead = false;
  const readForm = () =>
    readMultipart(countBytes(), headers.get("Content-Type") ?? "", fields, { isEnough, takeFile });
  try {
    await uploadSlots.hold(requestId, async () => {
      const endSlowUpload = allowSlowUpload(socket);
      await readForm().finally(endSlowUpload);
    });
  } catch (error) {
    if (error instanceof PaperRefused) {
      noteProblem(error.problem);
      await readForm().catch(() => {});
    } else {
      context.log("upload.broken", errorFields(error));
      noteProblem("broken");
    }
  } finally {
    void discardRest(reader, socket);
  }

  /** After a problem, the rest is read only for the fields that follow the file. */
  function isEnough(): boolean {
    return form.problem !== null && (areFieldsRead || length > DISCARD_LIMIT_BYTES);
  }

  async function* countBytes() {
    for await (const chunk of pacedBytes(reader)) {
      length += chunk.byteLength;
      yield chunk;
    }
  }

  async function takeFile({ name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> }) {
    // our forms have their file last
    areFieldsRead ||= fields.has(CSRF_FIELD);
    // browsers send an empty file without a name if none was chosen
    if (form.problem || name === "") return;
    try {
      form.files.push(await receiveFile(context, { requestId, name, bytes }));
    } catch (error) {
      const problem = problemOf(error);
      noteProblem(problem);
      if (singleFileProblems.includes(problem)) form.refusedName = cleanName(name);
      if (problem === "failed" || problem === "diskFull")
        context.log("upload.failed", errorFields(error));
    }
  }
}

/** Problems of one file alone. */
const singleFileProblems: readonly UploadProblem[] = ["empty", "tooLarge", "wrongType"];

function problemOf(error: unknown): UploadProblem {
  if (error instanceof PaperRefused) return error.problem;
  if (error instanceof TooLongError) return "tooLarge";
  if (error instanceof CutOffError) return "broken";
  if (isBusy(error)) return "busy";
  return isDiskFull(error) ? "diskFull" : "failed";
}

const DISCARD_LIMIT_BYTES = 256 * 1024 * 1024;

/** Reads the rest of the body, because most clients read no response while they send. */
async function discardRest(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  socket: Socket | undefined,
): Promise<void> {
  let discarded = 0;
  try {
    for await (const chunk of pacedBytes(reader)) {
      discarded += chunk.byteLength;
      if (discarded > DISCARD_LIMIT_BYTES) break;
    }
    if (discarded <= DISCARD_LIMIT_BYTES) return;
  } catch {
    // the client disconnected, or stands still
  }
  socket?.destroy();
}
