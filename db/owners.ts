import type { Schema } from "./schema";

/**
 * Which room of `app/` asks and changes a table; every other calls its verbs. The room's file in
 * `tables/` says what its tables hold. `tests/table-owners` holds the sources to both. What lays
 * tables and content (migrations, seeds, this folder) stands outside.
 */
export const owners: Record<keyof Schema, string> = {
  users: "features/identity",
  one_time_links: "features/identity",
  sessions: "features/sessions",
  kept_forms: "features/sessions",
  second_factors: "features/identity",
  recovery_codes: "features/identity",
  passkeys: "features/identity",
  passkey_challenges: "features/identity",
  saved_filters: "features/requests",
  audit_events: "features/audit",
  rate_limits: "server",
  outbox: "features/mail",
  requests: "features/requests",
  request_events: "features/requests",
  clocks: "features/requests",
  hospitals: "features/content/hospitals",
  hospital_texts: "features/content/hospitals",
  hospital_pictures: "features/content/hospitals",
  hospital_photos: "features/content/hospitals",
  hospital_photo_texts: "features/content/hospitals",
  posts: "features/content/posts",
  post_texts: "features/content/posts",
  reviews: "features/reviews",
  video_reviews: "features/content/videos",
  video_review_texts: "features/content/videos",
  team_members: "features/content/team",
  team_member_texts: "features/content/team",
  former_slugs: "features/content",
  revisions: "features/revisions",
  picture_files: "features/pictures",
  pictures: "features/pictures",
  picture_texts: "features/pictures",
  company: "features/company",
  company_texts: "features/company",
  price_list: "features/costs",
  price_ranges: "features/costs",
  price_list_texts: "features/costs",
  erasures: "features/audit",
  backups: "features/upkeep/backups",
  counters: "db",
  readiness: "db",
  seeds: "db",
};

/** Where one statement reads a neighbour's table, and why its owner is not asked instead. */
export const neighbours: readonly { file: string; tables: (keyof Schema)[]; why: string }[] = [
  {
    file: "app/features/sessions/session-storage.server.ts",
    tables: ["users", "second_factors", "passkeys"],
    why: "who asks, on every request: one statement; and accounts stand on sessions",
  },
  {
    file: "app/features/audit/audits.server.ts",
    tables: ["users", "requests"],
    why: "the list is searched, and paged, by addresses and references; all stand on the audit",
  },
  {
    file: "app/features/audit/readings.server.ts",
    tables: ["users"],
    why: "the names of those who read; accounts stand on the audit",
  },
  {
    file: "app/features/audit/last-changes.server.ts",
    tables: ["users"],
    why: "the names of who changed the records of a list; accounts stand on the audit",
  },
  {
    file: "app/features/audit/record-history.server.ts",
    tables: ["users"],
    why: "the names of who changed it; accounts stand on the audit",
  },
  {
    file: "app/features/revisions/revisions.server.ts",
    tables: ["users"],
    why: "the names of who wrote; as in the history of a record",
  },
];
