import type { RequestKind } from "#db/tables/requests";
import type { Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import type { RequestKey } from "./request-key";

/** The part of the dashboard in which requests of a kind have their addresses. */
export function areaOf(kind: RequestKind): "bookings" | "contacts" {
  return kind === "message" ? "contacts" : "bookings";
}

/**
 * A request's page at the desk, or a page below it. Where nobody knows its kind any other does: its page
 * leads to the right address.
 */
export function requestPath(
  { kind, id }: RequestKey,
  language: Language,
  part = "",
  query?: Query,
): string {
  return paths.dashboardRecord(areaOf(kind), id, language, part, query);
}

/** The page that asks whether another request becomes a part of this one. */
export function mergePath(into: RequestKey, other: string, language: Language): string {
  return requestPath(into, language, "merges", { other });
}
