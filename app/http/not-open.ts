import type { MiddlewareHandler } from "hono";
import type { Database } from "#db/connection.server";
import { isSiteOpen } from "~/features/company/company.server";
import { dictionaries } from "~/locales/dictionaries";
import { defaultLanguage, languages, withoutLanguage } from "~/locales/languages";
import { plainPage } from "./fallback-page";
import type { HttpEnv } from "./http-env";

/**
 * First path segments that work before the site is open: dashboard, log-in, frame switches, and the
 * page after a password change.
 */
const ALWAYS_OPEN_SEGMENTS = new Set([
  "dashboard",
  "admin",
  "theme",
  "language",
  "data-saver",
  "logout",
  "action-completed",
]);
const RETRY_AFTER_SECONDS = 3600;

const { title } = dictionaries[defaultLanguage].http.notOpen;
const main = languages
  .map((language) => {
    const { notOpen } = dictionaries[language].http;
    const heading = language === defaultLanguage ? "h1" : "h2";
    return `<section lang="${language}">
<${heading}>${notOpen.title}</${heading}>
<p>${notOpen.text}</p>
</section>`;
  })
  .join("\n");

/**
 * Serves families one page in three languages until a phone number and an email are entered. Files
 * and health checks come before it.
 */
export function notOpen(db: Database): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const [, firstSegment = ""] = withoutLanguage(c.req.path).split("/", 2);
    if (ALWAYS_OPEN_SEGMENTS.has(firstSegment.replace(/\.data$/, ""))) return next();
    // the application reports a failed database itself
    if (await isSiteOpen(db).catch(() => true)) return next();
    c.set("ownRoute", "(not open)");
    const page = plainPage({ language: defaultLanguage, nonce: c.get("nonce"), title, main });
    return c.html(page, 503, {
      "Cache-Control": "no-store",
      "Retry-After": String(RETRY_AFTER_SECONDS),
      "X-Robots-Tag": "noindex",
    });
  };
}
