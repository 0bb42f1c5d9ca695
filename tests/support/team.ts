import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import { foldedSearchText } from "#db/like";
import type { Schema } from "#db/schema";
import { type Language, languages } from "~/locales/languages";
import type { Site } from "./site";
import type { Page } from "./visitor";

/** The dashboard's list of the team. */
export const LIST = "/dashboard/admin/team-member";
/** The form for a member's texts. */
export const TEXT_FORM = "form#words";

/** A member's page, or a part of it: `?in=bn`, `/deletion`. */
export const recordPath = (id: string, part = "") => `${LIST}/${id}${part}`;

/** Names in a list, in order. */
export const names = (page: Page) =>
  page.document.querySelectorAll("table tbody th a").map((link) => link.textContent.trim());

/** Value of a field in the form for a member's texts. */
export const fieldValue = (page: Page, name: string) => {
  const control = page.document.querySelector(`${TEXT_FORM} [name=${name}]`);
  return control?.getAttribute("value") ?? control?.textContent.replace(/^\n/, "");
};

/** A member of the team, after the samples, with texts in the given languages. */
export async function insertMember(
  db: Queryable,
  given: Partial<Insertable<Schema["team_members"]>> = {},
  texts: Partial<Record<Language, Partial<Record<"name" | "role" | "bio", string>>>> = { en: {} },
): Promise<string> {
  const id = given.id ?? randomUUID();
  const at = "2026-11-19T08:00:00.000Z";
  await db
    .insertInto("team_members")
    .values({
      id,
      position: 100,
      status: "published",
      sample: 0,
      created_at: at,
      updated_at: at,
      ...given,
    })
    .execute();
  for (const language of languages) {
    if (!texts[language]) continue;
    const words = { name: "Nila Akter", role: "Coordinator", bio: "Answers at night." };
    Object.assign(words, texts[language]);
    await db
      .insertInto("team_member_texts")
      .values({
        record_id: id,
        language,
        search_text: foldedSearchText(Object.values(words)),
        updated_at: at,
        ...words,
      })
      .execute();
  }
  return id;
}

/** An earlier version of a member's English. */
export async function insertRevision(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable("team_member_texts")
    .set({ version: 2 })
    .where("record_id", "=", id)
    .where("language", "=", "en")
    .execute();
  await db
    .insertInto("revisions")
    .values({
      record_kind: "team-member",
      record_id: id,
      language: "en",
      version: 1,
      english_version: 0,
      fields: JSON.stringify({ name: "Nila", role: "Volunteer", bio: "Rings back." }),
      actor_id: null,
      at: "2026-11-18T08:00:00.000Z",
    })
    .execute();
}

/** A member's row. */
export const member = (site: Site, id: string) =>
  site.db.selectFrom("team_members").selectAll().where("id", "=", id).executeTakeFirst();

/** A member's text row in a language. */
export const textRow = (site: Site, id: string, language: "en" | "bn" | "th") =>
  site.db
    .selectFrom("team_member_texts")
    .selectAll()
    .where("record_id", "=", id)
    .where("language", "=", language)
    .executeTakeFirst();

/** Presence of a name on the public page of the team in each language, and in the sitemap. */
export async function shownOnPublicPages(site: Site, name: string) {
  const pages = await Promise.all(
    ["/aboutus", "/bn/aboutus", "/th/aboutus", "/sitemap.xml", "/sitemaps/pages.xml"].map((path) =>
      site.visitor().get(path),
    ),
  );
  return pages.map(({ html }) => html.includes(name));
}
/** The result of `shownOnPublicPages` for a name that is on none of them. */
export const NOWHERE = [false, false, false, false, false];
