const SITE_BASE = "http://same-site.invalid";

/**
 * Returns the value if it is a path on this site, otherwise the fallback, e.g. for
 * `//evil.example`, `/\evil`, `javascript:…` and control characters.
 */
export function sameSitePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return fallback;
  if (/%(?:0[0-9a-f]|1[0-9a-f]|5c)/i.test(value) || !URL.canParse(value, SITE_BASE))
    return fallback;
  const url = new URL(value, SITE_BASE);
  // checked anywhere in the path, because a language prefix may be removed later
  return url.origin === SITE_BASE && !url.pathname.includes("//")
    ? url.pathname + url.search
    : fallback;
}
