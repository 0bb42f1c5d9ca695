import type { Language } from "~/locales/languages";
import { isDataSaver, isTheme, type Theme } from "~/turning";
import type { Context } from "./context";
import { type RequestHead, readCookie } from "./cookies.server";
import { offeredLanguage } from "./i18n.server";

type Site = Pick<Context, "env">;

/** All that a cached page takes from a request besides its address. */
export interface PageVariant {
  /** Null: the system decides. */
  theme: Theme | null;
  isFirstPage: boolean;
  /** The switch in the footer says so; where it was never pressed, the browser (`Save-Data`). */
  savesData: boolean;
  /** The language that it offers to be read in, beside its own. */
  offered: Language | null;
}

export function pageVariant(request: RequestHead, context: Site): PageVariant {
  const theme = readCookie(request, context, "theme");
  return {
    theme: isTheme(theme) ? theme : null,
    isFirstPage: readCookie(request, context, "visit") === null,
    savesData: savesData(request, context),
    offered: offeredLanguage(request, context),
  };
}

function savesData(request: RequestHead, context: Site): boolean {
  const chosen = readCookie(request, context, "data-saver");
  if (isDataSaver(chosen)) return chosen === "on";
  return request.headers.get("Save-Data")?.toLowerCase() === "on";
}

/** The variant as a part of the key of a cached page. */
export function variantKey(request: RequestHead, context: Site): string {
  return Object.values(pageVariant(request, context)).join(" ");
}
