const ELSEWHERE = "http://same-site.invalid";

/**
 * A path of this site to go to, or `/` for anything else: `//evil.example`, `/\evil`,
 * `javascript:…` and paths with control characters lead elsewhere or nowhere.
 */
export function sameSitePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return fallback;
  if (/%(?:0[0-9a-f]|1[0-9a-f]|5c)/i.test(value) || !URL.canParse(value, ELSEWHERE))
    return fallback;
  const url = new URL(value, ELSEWHERE);
  // not only in front: what is in front, such as a language, may be taken away
  return url.origin === ELSEWHERE && !url.pathname.includes("//")
    ? url.pathname + url.search
    : fallback;
}
