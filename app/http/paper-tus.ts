import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { auditRefusal } from "~/features/audit/refusals.server";
import { PaperRefused, type UploadSlots } from "~/features/papers/paper-limits.server";
import { answerTus, type UploadsOfRequest } from "~/features/papers/tus-server.server";
import { UploadLocker } from "~/features/papers/upload-locker";
import { findOpenRequest } from "~/features/requests/conversation.server";
import { type FamilyReader, requireFamily } from "~/features/requests/family-page.server";
import { recordPaperArrival } from "~/features/requests/paper-events.server";
import { withoutLanguage } from "~/locales/languages";
import { RETRY_AFTER_SECONDS } from "~/server/busy";
import type { Context, Services } from "~/server/context";
import { isCrossSite } from "~/server/csrf.server";
import type { JobQueue } from "~/server/job-queue";
import type { HttpEnv } from "./http-env";
import { contextOf } from "./request-context";
import { allowSlowUpload, pacedBytes } from "./slow-uploads";

const UPLOAD_PATH = /^\/request\/([^/]+)\/uploads(?:\/[^/]+)?$/;

/** True for the addresses that speak the tus protocol, with its methods. */
export function isTusAddress(pathname: string): boolean {
  return UPLOAD_PATH.test(withoutLanguage(pathname));
}

export const TUS_METHODS = "POST, HEAD, PATCH, DELETE, OPTIONS";

/** Receives the papers that a family's script sends, and resumes where the connection broke. */
export function paperTus(
  services: Services,
  { jobQueue, uploadSlots }: { jobQueue: JobQueue; uploadSlots: UploadSlots },
): MiddlewareHandler<HttpEnv> {
  const locker = new UploadLocker();
  return async (c, next) => {
    const reference = UPLOAD_PATH.exec(withoutLanguage(c.req.path))?.[1];
    if (reference === undefined) return next();
    c.set("ownRoute", "(upload)");
    const { raw, method } = c.req;
    const context = contextOf(c, services);
    const refusal = (status: 403 | 503, problem: string) =>
      c.text(problem, status, { "Cache-Control": "no-store" });
    if (isCrossSite(raw, context)) {
      const network = context.clientAddress;
      await auditRefusal(context, "cross-site-refused", { actorId: null, network });
      return refusal(403, "otherSite");
    }
    if (method === "POST") await jobQueue.waitForTurn(context.clientAddress);
    const reader = await familyReader(raw, context, reference);
    // the same answer for requests that do not exist
    if (!reader) return refusal(403, "closed");
    // a closed request takes no more papers; what was announced may arrive
    if (method === "POST" && !(await findOpenRequest(context.db, reader.requestId))) {
      return refusal(403, "ended");
    }
    const uploads = uploadsOf(c, context, reader, locker);
    if (method !== "PATCH") return answerTus(uploads, raw);
    const endSlowUpload = allowSlowUpload(c.env?.incoming?.socket);
    try {
      return await uploadSlots.hold(reader.requestId, () => answerTus(uploads, untilCut(raw)));
    } catch (error) {
      if (!(error instanceof PaperRefused)) throw error;
      const response = refusal(503, error.problem);
      response.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
      return response;
    } finally {
      endSlowUpload();
    }
  };
}

/**
 * The same request, whose body ends where the connection breaks or stands still, so that all bytes
 * that arrived are stored.
 */
function untilCut(request: Request): Request {
  const { url, method, headers, body } = request;
  const bytes = body && pacedBytes(body.getReader());
  const arrived = new ReadableStream<Uint8Array>({
    async pull(stream) {
      try {
        const result = await bytes?.next();
        if (result?.value) stream.enqueue(result.value);
        else stream.close();
      } catch {
        // the sender asks how many bytes are stored, and resumes after them
        stream.close();
      }
    },
  });
  return new Request(url, { method, headers, body: arrived, duplex: "half" } as RequestInit);
}

function uploadsOf(
  c: HonoContext<HttpEnv>,
  context: Context,
  { requestId }: FamilyReader,
  locker: UploadLocker,
): UploadsOfRequest {
  return {
    services: context,
    locker,
    requestId,
    path: c.req.path.replace(/(\/uploads)\/[^/]+$/, "$1"),
    onArrival: (trx, documentId) => recordPaperArrival(trx, context, { requestId, documentId }),
  };
}

async function familyReader(request: Request, context: Context, reference: string) {
  try {
    return await requireFamily(request, context, reference);
  } catch (error) {
    // the redirect of a reader without access
    if (error instanceof Response) return null;
    throw error;
  }
}
