import type { Described } from "./column-kinds";
import { accounts } from "./tables/accounts";
import { audit } from "./tables/audit";
import { backups } from "./tables/backups";
import { company } from "./tables/company";
import { consents } from "./tables/consents";
import { content } from "./tables/content";
import { costs } from "./tables/costs";
import { database } from "./tables/db";
import { doctors } from "./tables/doctors";
import { erasures } from "./tables/erasures";
import { familyAccess } from "./tables/family-access";
import { hospitals } from "./tables/hospitals";
import { mail } from "./tables/mail";
import { paperChecklists } from "./tables/paper-checklists";
import { paperFiles } from "./tables/paper-files";
import { papers } from "./tables/papers";
import { pictures } from "./tables/pictures";
import { posts } from "./tables/posts";
import { replyTemplates } from "./tables/reply-templates";
import { requests } from "./tables/request-columns";
import { reviews } from "./tables/reviews";
import { revisions } from "./tables/revisions";
import { savedFilters } from "./tables/saved-filters";
import { secondFactor } from "./tables/second-factor";
import { server } from "./tables/server";
import { sessions } from "./tables/sessions";
import { team } from "./tables/team";
import { videos } from "./tables/videos";

/**
 * The files with the tables. Each names the `app/` folder that owns them; others call its functions
 * (exceptions: `tests/table-owners.test.ts`). Code in `db/` may use every table.
 */
const files = [
  accounts,
  sessions,
  secondFactor,
  audit,
  server,
  mail,
  requests,
  familyAccess,
  papers,
  paperFiles,
  consents,
  savedFilters,
  hospitals,
  doctors,
  replyTemplates,
  paperChecklists,
  posts,
  reviews,
  videos,
  team,
  content,
  revisions,
  pictures,
  company,
  costs,
  erasures,
  backups,
  database,
];

type Tables = Intersection<(typeof files)[number]["tables"]>;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type RowOf<Table> = Table extends Described<infer Row> ? Row : never;

/** The row types of all tables by their names. */
export type Schema = { [Name in keyof Tables]: RowOf<Tables[Name]> };

const entries = files.flatMap(({ owner, tables }) =>
  Object.entries(tables).map(([name, columns]) => ({ name, owner, columns })),
);

/** Privacy rules of each column of the database; erasure, the download and retention use them. */
export const personalColumns = Object.fromEntries(
  entries.map(({ name, columns }) => [name, columns]),
) as Tables;

/** Folder of `app/` that owns a table; `tests/table-owners` checks the sources. */
export const owners = Object.fromEntries(entries.map(({ name, owner }) => [name, owner])) as Record<
  keyof Schema,
  string
>;
