import { withoutLanguage } from "~/locales/languages";

const privatePages =
  /^\/(dashboard|profile|admin|login|logout|register|check-email|forgot|reset-password|verify-email|booking\/sent|contact\/sent|share-your-story\/sent)(\/|$|\.)/;

/**
 * How long a response of the application may be kept.
 *
 * A page for somebody who is signed in, or one that sets a cookie, must never be kept: a shared
 * phone would show it to the next person. The rest may be kept but is asked for again each time.
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
