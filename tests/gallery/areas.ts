import { matchRoutes } from "@remix-run/react";
import { paths } from "../../app/paths";
import { pageTree } from "../support/site-map";
import { pagesForAll } from "../support/walked-pages";

/**
 * What is pictured of a page: all of it, unless something else is said.
 *
 * `sent empty`: what its form then says. `filled in`, `sent`: its form with what is typed, before and
 * after. `conflict`: what it says of a version that nobody has seen. `on a screen`: what is seen at
 * first, the bar of a phone with it. `first visit`: below the loading screen. `menu`: unfolded.
 * `offered`: to a browser that asks for Bengali. `little data`: as who saves data has it.
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

/** Whose browser it is; of two coordinators one has a passkey, and a form that waits. */
export type Reader = "anybody" | "family" | "coordinator" | "coordinator with a passkey";

/** A page in a state of its own, in English. */
export interface Shot {
  path: string;
  state?: State;
  /** Anybody, if left out. */
  by?: Reader;
  /** What is typed or chosen, by the names of the fields. */
  typed?: Record<string, string>;
  /** The form, by its id; the first that has a field, if left out. */
  form?: string;
}

/** Forms that anybody may fill in: what is wrong with an empty one is a state of the page. */
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
 * The public pages by their areas.
 *
 * @param more pages that there are only after something was sent
 */
export function publicAreas(more: readonly string[]): Map<string, Shot[]> {
  const all = [
    ...pagesForAll,
    paths.booking("en"),
    paths.hospitals("en", { country: "india" }),
    ...more,
  ].map((path): Shot => ({ path }));
  return inAreas([...all, ...states]);
}

/**
 * Pages by the area of the site that draws them, as its site map names its module: those of
 * `routes/public/blog/` are `blog`, `routes/public/about.tsx` is `about`, those of accounts `account`,
 * a family's own `profile`, those of `routes/dashboard/bookings/` `dashboard-bookings`.
 */
export function inAreas(shots: readonly Shot[]): Map<string, Shot[]> {
  return Map.groupBy(shots, ({ path }) => areaOf(path));
}

/** @throws Error where the site map has no page there */
function areaOf(path: string): string {
  const id = matchRoutes(pageTree(), path.split("?")[0] ?? "")?.at(-1)?.route.id;
  const [, folder, area = ""] = id?.match(/^routes\/(\w+)\/([\w-]+)/) ?? [];
  if (!folder) throw new Error(`The site map has no page at ${path}`);
  // the dashboard's home is the queue
  if (folder === "dashboard") return `dashboard-${area === "home" ? "queue" : area}`;
  return folder === "public" || area === "profile" ? area : folder;
}
