import { table } from "../column-kinds";

/** A record's earlier address, which redirects to the current one. */
export interface FormerSlugs {
  /** The area's key. */
  area: string;
  slug: string;
  record_id: string;
}

export const content = {
  owner: "features/content",
  tables: {
    former_slugs: table<FormerSlugs>()({
      notPersonal: { "about a page": ["area", "slug", "record_id"] },
      download: [],
    }),
  },
};
