import { matchRoutes } from "@remix-run/react";
import { paths } from "../../app/paths";
import { pageTree } from "../support/site-map";
import { pagesForAll } from "../support/walked-pages";

/** A page in a state of its own, in English. */
export interface Shot {
  path: string;
  /** The id of the form that is sent empty first, for what it says then. */
  sent?: string;
}

/** Forms that families fill in: what is wrong with an empty one is a state of the page. */
const FORMS: Record<string, string> = {
  [paths.contact("en")]: "contact",
  [paths.booking("en")]: "booking",
  [paths.shareYourStory("en")]: "story",
  [paths.login("en")]: "login",
  [paths.register("en")]: "register",
  [paths.forgot("en")]: "forgot",
};

/**
 * The public pages by the area of the site that draws them, as its site map names its module: those of
 * `routes/public/blog/` are `blog`, `routes/public/about.tsx` is `about`, those of accounts `account`.
 *
 * @param more pages that there are only after something was sent
 */
export function areas(more: readonly string[]): Map<string, Shot[]> {
  const all = [...pagesForAll, ...more].map((path): Shot => ({ path }));
  const forms = Object.entries(FORMS).map(([path, sent]): Shot => ({ path, sent }));
  return Map.groupBy([...all, ...forms], ({ path }) => areaOf(path));
}

/** @throws Error where the site map has no page there */
function areaOf(path: string): string {
  const id = matchRoutes(pageTree(), path.split("?")[0] ?? "")?.at(-1)?.route.id;
  const [, folder, area = ""] = id?.match(/^routes\/(\w+)\/([\w-]+)/) ?? [];
  if (!folder) throw new Error(`The site map has no page at ${path}`);
  return folder === "public" ? area : folder;
}
