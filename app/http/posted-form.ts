import type { Context as HonoContext } from "hono";
import type { BodyRoom } from "./body-room";
import type { BodyLimit } from "./body-routes";
import { isWorthReading, partSeparator } from "./cut-upload";
import type { FallbackReason } from "./fallback-page";
import type { HttpEnv } from "./http-env";
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

/**
 * The headers of a post as the application gets them; null for a post that says it comes from
 * another site.
 *
 * Remix makes the same comparison, but answers a difference with an error 500, and takes the word
 * of `X-Forwarded-Host`, which anybody may send: here it only ever repeats what was checked. An
 * origin of "null" (sandboxed pages, some privacy settings) says nothing; the form's token decides.
 */
function headersOfOwnPost(headers: Headers, url: string, publicUrl: string): Headers | null {
  const origin = headers.get("Origin");
  const own = new Headers(headers);
  own.delete("X-Forwarded-Host");
  if (origin === null) return own;
  if (origin === "null") {
    own.delete("Origin");
    return own;
  }
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  const ownHosts = [headers.get("Host"), new URL(url).host, new URL(publicUrl).host];
  if (!host || !ownHosts.includes(host)) return null;
  own.set("X-Forwarded-Host", host);
  return own;
}
