import type { Context as HonoContext } from "hono";
import type { BodyMemory } from "./body-room";
import type { BodyLimit } from "./body-routes";
import { isWorthReading, partSeparator } from "./cut-upload";
import type { FallbackReason } from "./fallback-page";
import type { HttpEnv } from "./http-env";
import { hasTooManyFields, readBody } from "./request-body";

interface PostOptions {
  url: string;
  publicUrl: string;
  limit: BodyLimit;
  /** The sender's session if a coordinator sent the form, otherwise null. */
  coordinatorSession: () => Promise<string | null>;
  room: BodyMemory;
}

/**
 * Checks a POST before it reaches the application: it must come from this site and have a complete
 * body within the limits. Cheap checks come first.
 *
 * @returns the request, or the reason to refuse it
 */
export async function checkPostedForm(
  c: HonoContext<HttpEnv>,
  { url, publicUrl, limit, coordinatorSession, room }: PostOptions,
): Promise<Request | FallbackReason> {
  const { raw } = c.req;
  const headers = headersOfOwnPost(raw.headers, url, publicUrl);
  if (!headers) return "otherSite";
  const init = { method: "POST", headers, signal: raw.signal };
  // the application answers posts to addresses without a form
  if (limit.anybody === 0) return new Request(url, init);
  const mayBeLarge = limit.coordinators > limit.anybody;
  const session = mayBeLarge ? await coordinatorSession() : null;
  // the application sends people who are not signed in to the log-in page; it needs no body for
  // that
  const refuse = () => (mayBeLarge && session === null ? new Request(url, init) : "tooLarge");
  const bytes = session === null ? limit.anybody : limit.coordinators;
  const separator = session === null ? null : partSeparator(raw.headers.get("Content-Type"));
  const announcedBytes = Number(raw.headers.get("Content-Length") ?? 0);
  if (announcedBytes > bytes && !isWorthReading(announcedBytes, separator)) return refuse();
  sendContinue(c);
  const { form, uploadOf, onFileCut } = room;
  const share =
    session === null ? { share: form } : { share: uploadOf(session), spare: form, onFileCut };
  const body = await readBody(raw, bytes, share, separator);
  if (body === "tooLarge") return refuse();
  if (typeof body === "string") return body;
  if (hasTooManyFields(body, headers.get("Content-Type"))) return "tooLarge";
  return new Request(url, { ...init, body });
}

/** Answers `Expect: 100-continue`. */
export function sendContinue(c: HonoContext<HttpEnv>): void {
  if (/^100-continue$/i.test(c.req.header("Expect") ?? "")) c.env.outgoing?.writeContinue();
}

/**
 * Returns null for another site's post. Sets `X-Forwarded-Host`, which Remix trusts, to the checked
 * host. Removes the origin "null", so that the form's token decides.
 */
export function headersOfOwnPost(headers: Headers, url: string, publicUrl: string): Headers | null {
  const origin = headers.get("Origin");
  const ownHeaders = new Headers(headers);
  ownHeaders.delete("X-Forwarded-Host");
  if (origin === null) return ownHeaders;
  if (origin === "null") {
    ownHeaders.delete("Origin");
    return ownHeaders;
  }
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  const ownHosts = [headers.get("Host"), new URL(url).host, new URL(publicUrl).host];
  if (!host || !ownHosts.includes(host)) return null;
  ownHeaders.set("X-Forwarded-Host", host);
  return ownHeaders;
}
