import { withoutLanguage } from "~/locales/languages";

const privatePages =
  /^\/(dashboard|profile|admin|login|logout|register|check-email|forgot|reset-password|verify-email|booking\/sent|request\/(?!(?:open|find)$).+|watch|contact\/sent|share-your-story\/sent)(\/|$|\.)/;

/**
 * `no-store` for pages of a signed-in person or a family, and pages that set a cookie: on a shared
 * phone the next person must not see them.
 */
export function cacheControlFor(page: {
  /** Header that the page set itself. */
  ownCacheControl: string | null;
  pathname: string;
  cookies: string | undefined;
  setsCookie: boolean;
  contentType: string | null;
}): string {
  const path = withoutLanguage(page.pathname);
  if (page.setsCookie || privatePages.test(path)) return "no-store";
  // this page lists the requests that are open in this browser
  if (path === "/request" && hasCookie(page.cookies, "family(?:-shared)?")) return "no-store";
  if (hasCookie(page.cookies, "session") && isPage(page.contentType)) return "no-store";
  return page.ownCacheControl ?? "private, no-cache";
}

function hasCookie(cookies: string | undefined, name: "session" | "family(?:-shared)?"): boolean {
  return new RegExp(`(?:^|;\\s*)(?:__Host-|__Secure-)?${name}=`).test(cookies ?? "");
}

function isPage(contentType: string | null): boolean {
  return contentType === null || /^text\/(html|x-script)/i.test(contentType);
}
