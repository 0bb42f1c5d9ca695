import { areaTexts } from "~/locales/areas";
import type { Language } from "~/locales/languages";
import { spokenLanguages, spokenNames } from "~/locales/spoken-languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { type AreaRecord, defineArea } from "../engine/area.server";
import type { PublicRecord } from "../engine/published.server";
import { asPublicRecord } from "../engine/published.server";
import { shownFacts } from "../engine/revised-area.server";

/** The team members who answer families; the about page shows them. */
export const team = defineArea({
  key: "team-member",
  table: "team_members",
  texts: "team_member_texts",
  icon: "people",
  text: areaTexts["team-member"],
  words: {
    name: { kind: "line", max: 100, required: "nameRequired" },
    role: { kind: "line", max: 150 },
    bio: { kind: "text", max: 1000 },
  },
  facts: {
    languages: { kind: "set", of: spokenLanguages, names: spokenNames },
  },
  nameField: "name",
  order: "last",
  hasPicture: true,
  list: { more: "role" },
  site: (_, language) => paths.about(language),
});

/** Renders a draft as the about page shows it. */
export async function teamPreview({ db }: Context, found: AreaRecord, language: Language) {
  const { about, common } = texts(language);
  return {
    title: about.title,
    section: about.team.title,
    member: teamCard(await asPublicRecord(db, team, found, language), language),
    language,
    sampleText: common.sample,
  };
}

export type TeamMember = ReturnType<typeof teamCard>;

/** A member's public card. */
export function teamCard(member: PublicRecord<typeof team>, language: Language) {
  const { languages } = shownFacts(team, member.facts, language);
  const { facts: _, ...card } = member;
  const speaks = languages ? translator(language)("about.team.speaks", { languages }) : "";
  return { ...card, speaks };
}
