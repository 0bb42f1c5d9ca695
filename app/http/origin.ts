/**
 * The headers of a post as the application gets them; null for a post that says it comes from
 * another site.
 *
 * Remix makes the same comparison, but answers a difference with an error 500, and takes the word
 * of `X-Forwarded-Host`, which anybody may send: here it only ever repeats what was checked. An
 * origin of "null" (sandboxed pages, some privacy settings) says nothing; the form's token decides.
 */
export function headersOfOwnPost(headers: Headers, url: string, publicUrl: string): Headers | null {
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
