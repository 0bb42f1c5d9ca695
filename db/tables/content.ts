import { table } from "../column-kinds";

/** Where a record of an area was found once: it leads to where the record is now. */
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
