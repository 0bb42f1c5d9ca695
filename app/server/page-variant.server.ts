import type { Language } from "~/locales/languages";
import { isDataSaver, isTheme, type Theme } from "~/preferences";
import type { Context } from "./context";
import { type RequestHead, readCookie } from "./cookies.server";
import { offeredLanguage } from "./i18n.server";

type Site = Pick<Context, "env">;

/** Everything besides the address on which a cached page depends. */
export interface PageVariant {
  /** Null: follow the system. */
  theme: Theme | null;
  isFirstPage: boolean;
  /** Set by the switch in the footer, otherwise by the browser's `Save-Data` header. */
  usesDataSaver: boolean;
  /** Another language that the page offers to this reader. */
  offeredLanguage: Language | null;
}

export function pageVariant(request: RequestHead, context: Site): PageVariant {
  const theme = readCookie(request, context, "theme");
  return {
    theme: isTheme(theme) ? theme : null,
    isFirstPage: readCookie(request, context, "visit") === null,
    usesDataSaver: usesDataSaver(request, context),
    offeredLanguage: offeredLanguage(request, context),
  };
}

function usesDataSaver(request: RequestHead, context: Site): boolean {
  const chosen = readCookie(request, context, "data-saver");
  if (isDataSaver(chosen)) return chosen === "on";
  return request.headers.get("Save-Data")?.toLowerCase() === "on";
}

/** The variant's part of the cache key. */
export function variantKey(request: RequestHead, context: Site): string {
  return Object.values(pageVariant(request, context)).join(" ");
}
