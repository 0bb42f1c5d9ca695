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
  isSignedIn: () => Promise<boolean>;
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
  { url, publicUrl, limit, isSignedIn, room }: Taking,
): Promise<Request | FallbackReason> {
  const { raw } = c.req;
  const headers = headersOfOwnPost(raw.headers, url, publicUrl);
  if (!headers) return "otherSite";
  const given = { method: "POST", headers, signal: raw.signal };
  // the application has its page for an address that takes no forms
  if (limit.anybody === 0) return new Request(url, given);
  const mayBeLarge = limit.signedIn > limit.anybody && (await isSignedIn());
  const bytes = mayBeLarge ? limit.signedIn : limit.anybody;
  const separator = mayBeLarge ? partSeparator(raw.headers.get("Content-Type")) : null;
  const announced = Number(raw.headers.get("Content-Length") ?? 0);
  if (announced > bytes && !isWorthReading(announced, separator)) return "tooLarge";
  inviteBody(c);
  const { form, upload, onNoRoom } = room;
  const share = mayBeLarge ? { share: upload, spare: form, onNoRoom } : { share: form };
  const body = await readBody(raw, bytes, share, separator);
  if (typeof body === "string") return body;
  if (hasTooManyFields(body, headers.get("Content-Type"))) return "tooLarge";
  return new Request(url, { ...given, body });
}

/** Tells a client that asks before it sends (`Expect: 100-continue`) to go on. */
function inviteBody(c: HonoContext<HttpEnv>): void {
  if (/^100-continue$/i.test(c.req.header("Expect") ?? "")) c.env.outgoing?.writeContinue();
}
