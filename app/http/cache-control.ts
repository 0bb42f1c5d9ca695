import { withoutLanguage } from "~/locales/languages";

const privatePages =
  /^\/(dashboard|profile|admin|login|logout|register|check-email|forgot|reset-password|verify-email|booking\/sent|request|watch|contact\/sent|share-your-story\/sent)(\/|$|\.)/;

/**
 * `no-store` for pages of a signed-in person and pages that set a cookie: on a shared phone the
 * next person must not see them.
 */
export function cacheControlFor(about: {
  given: string | null;
  pathname: string;
  cookies: string | undefined;
  setsCookie: boolean;
  contentType: string | null;
}): string {
  if (about.setsCookie || privatePages.test(withoutLanguage(about.pathname))) return "no-store";
  if (hasSession(about.cookies) && isPage(about.contentType)) return "no-store";
  return about.given ?? "private, no-cache";
}

function hasSession(cookies: string | undefined): boolean {
  return /(?:^|;\s*)(?:__Host-|__Secure-)?session=/.test(cookies ?? "");
}

function isPage(contentType: string | null): boolean {
  return contentType === null || /^text\/(html|x-script)/i.test(contentType);
}
