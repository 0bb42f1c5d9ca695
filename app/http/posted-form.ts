import type { Context as HonoContext } from "hono";
import type { BodyRoom } from "./body-room";
import type { BodyLimit } from "./body-routes";
import { isWorthReading, partSeparator } from "./cut-upload";
import type { FallbackReason } from "./fallback-page";
import type { HttpEnv } from "./http-env";
import { headersOfOwnPost } from "./origin";
import { hasTooManyFields, readBody } from "./request-body";

interface Taking {
  /** The address to render. */
  url: string;
  publicUrl: string;
  limit: BodyLimit;
  /** The session of the coordinator who sends it; null where nobody of them does. */
  coordinatorSession: () => Promise<string | null>;
  room: BodyRoom;
}

/**
 * A post as the application gets it: from our own pages, with a body that is whole and within the
 * limits. The cheapest check comes first, and nothing is read that nobody would look at.
 *
 * @returns why it is refused, where it is
 */
export async function postedForm(
  c: HonoContext<HttpEnv>,
  { url, publicUrl, limit, coordinatorSession, room }: Taking,
): Promise<Request | FallbackReason> {
  const { raw } = c.req;
  const headers = headersOfOwnPost(raw.headers, url, publicUrl);
  if (!headers) return "otherSite";
  const given = { method: "POST", headers, signal: raw.signal };
  // the application has its page for an address that takes no forms
  if (limit.anybody === 0) return new Request(url, given);
  const mayBeLarge = limit.coordinators > limit.anybody;
  const session = mayBeLarge ? await coordinatorSession() : null;
  // the application leads to its log-in who may not send so much, and has nothing to read
  const refused = () => (mayBeLarge && session === null ? new Request(url, given) : "tooLarge");
  const bytes = session === null ? limit.anybody : limit.coordinators;
  const separator = session === null ? null : partSeparator(raw.headers.get("Content-Type"));
  const announced = Number(raw.headers.get("Content-Length") ?? 0);
  if (announced > bytes && !isWorthReading(announced, separator)) return refused();
  inviteBody(c);
  const { form, uploadOf, onNoRoom } = room;
  const share =
    session === null ? { share: form } : { share: uploadOf(session), spare: form, onNoRoom };
  const body = await readBody(raw, bytes, share, separator);
  if (body === "tooLarge") return refused();
  if (typeof body === "string") return body;
  if (hasTooManyFields(body, headers.get("Content-Type"))) return "tooLarge";
  return new Request(url, { ...given, body });
}

/** Tells a client that asks before it sends (`Expect: 100-continue`) to go on. */
function inviteBody(c: HonoContext<HttpEnv>): void {
  if (/^100-continue$/i.test(c.req.header("Expect") ?? "")) c.env.outgoing?.writeContinue();
}
