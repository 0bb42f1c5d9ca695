import { matchRoutes } from "@remix-run/react";
import { paths } from "../../app/paths";
import { pageTree } from "../support/site-map";
import { pagesForAll } from "../support/walked-pages";

/**
 * State of a page in the picture. `conflict`: a form with a stale version. `on a screen`: without
 * scrolling. `offered`: with a language offer. `little data`: with data-saver.
 */
export type State =
  | "sent empty"
  | "filled in"
  | "sent"
  | "conflict"
  | "on a screen"
  | "first visit"
  | "menu"
  | "offered"
  | "little data";

/** Person whose cookies are used; `coordinator with a passkey` also has a kept form. */
export type Reader = "anybody" | "family" | "coordinator" | "coordinator with a passkey";

/** A page in one state, in English. */
export interface Shot {
  path: string;
  state?: State;
  /** Default: anybody. */
  by?: Reader;
  /** Values by field name. */
  typed?: Record<string, string>;
  /** Form id; default: the first form with a field. */
  form?: string;
}

/** Forms that anybody may fill in, to be shown with the errors of an empty one. */
const forms = [
  paths.booking("en"),
  paths.callBack("en"),
  paths.contact("en"),
  paths.shareYourStory("en"),
  paths.login("en"),
  paths.register("en"),
  paths.forgot("en"),
  paths.adminLogin("en"),
  paths.adminForgot("en"),
];

const states: Shot[] = [
  ...forms.map((path): Shot => ({ path, state: "sent empty" })),
  { path: paths.home("en"), state: "on a screen" },
  { path: paths.home("en"), state: "first visit" },
  { path: paths.home("en"), state: "menu" },
  { path: paths.home("en"), state: "offered" },
  { path: paths.hospitals("en"), state: "little data" },
];

/**
 * The public pages by area.
 *
 * @param sentPages pages that exist only after something was sent
 */
export function publicAreas(sentPages: readonly string[]): Map<string, Shot[]> {
  const all = [
    ...pagesForAll,
    paths.booking("en"),
    paths.hospitals("en", { country: "india" }),
    ...sentPages,
  ].map((path): Shot => ({ path }));
  return inAreas([...all, ...states]);
}

/**
 * Groups pages by route id: `routes/public/blog/…` is `blog`, `routes/dashboard/bookings/…` is
 * `dashboard-bookings`, `routes/account/profile/…` is `profile`, other accounts are `account`.
 */
export function inAreas(shots: readonly Shot[]): Map<string, Shot[]> {
  return Map.groupBy(shots, ({ path }) => areaOf(path));
}

/** @throws Error if the site map has no such page */
function areaOf(path: string): string {
  const id = matchRoutes(pageTree(), path.split("?")[0] ?? "")?.at(-1)?.route.id;
  const [, folder, area = ""] = id?.match(/^routes\/(\w+)\/([\w-]+)/) ?? [];
  if (!folder) throw new Error(`The site map has no page at ${path}`);
  // the dashboard's home is the queue
  if (folder === "dashboard") return `dashboard-${area === "home" ? "queue" : area}`;
  return folder === "public" || area === "profile" ? area : folder;
}
