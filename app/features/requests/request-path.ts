import type { RequestKind } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import type { RequestKey } from "./request-key";

/** The dashboard area of a kind. */
export function areaOf(kind: RequestKind): "bookings" | "contacts" {
  return kind === "message" ? "contacts" : "bookings";
}

/** Address of a request's page, or of a page below it. An address with a wrong kind redirects to the right one. */
export function requestPath(
  { kind, id }: RequestKey,
  language: Language,
  part = "",
  query?: Query,
): string {
  return paths.dashboardRecord(areaOf(kind), id, language, part, query);
}

/** Confirmation page for merging `other` into this request. */
export function mergePath(into: RequestKey, other: string, language: Language): string {
  return requestPath(into, language, "merges", { other });
}
