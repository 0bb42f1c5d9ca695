import { orderSteps } from "~/dashboard/order.server";
import { translationStatus } from "~/dashboard/translation";
import { languageMarks } from "~/dashboard/translations.server";
import { formatDay, formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import type { MemberRecord } from "../member-record.server";
import { missingFields } from "../team";
import { memberAnchor, nameText, teamPaths } from "./member-paths.server";

export type TeamListView = ReturnType<typeof teamListView>;

/** The whole team in the words of the page. */
export function teamListView(members: readonly MemberRecord[], language: Language) {
  const { editing } = texts(language);
  const t = translator(language);
  const named = members.map((member) => ({
    id: member.id,
    name: nameText(member, language)?.name ?? "",
  }));
  const steps = orderSteps(named, language);
  return {
    order: teamPaths.order(language),
    create: teamPaths.create(language),
    count: t("team.count", { count: formatNumber(members.length, language) }),
    rows: members.map((member, index) => {
      const called = nameText(member, language);
      const name = called?.name ?? "";
      return {
        id: member.id,
        anchor: memberAnchor(member.id),
        href: teamPaths.record(member.id, language),
        name,
        role: called?.role ?? "",
        lang: called && langIfOther(called.language, language),
        isPublished: member.status === "published",
        status: editing.status[member.status],
        sample: member.sample,
        marks: languageMarks(
          (code) => translationStatus(member.texts, code, (text) => missingFields(text).length),
          language,
        ),
        changed: formatDay(member.updatedAt, language),
        up: steps[index]?.up ?? null,
        down: steps[index]?.down ?? null,
        site: member.status === "published" ? paths.about(language) : null,
      };
    }),
  };
}
