import { data } from "@remix-run/node";
import { publicationView } from "~/dashboard/publication.server";
import { translationStatus } from "~/dashboard/translation";
import { languageMarks, writtenLanguage } from "~/dashboard/translations.server";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { markNewEnglish } from "~/features/revisions/new-english.server";
import { formatDate } from "~/locales/format";
import { defaultLanguage, type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, type TextKey, texts, translator } from "~/server/i18n.server";
import { wordsSchema } from "../member.schema";
import { findMember, type MemberRecord } from "../member-record.server";
import { memberFields, missingFields } from "../team";
import { fieldLabels, memberFieldViews } from "./member-fields.server";
import { memberName, teamPaths } from "./member-paths.server";

/**
 * What every page about one member is loaded with.
 *
 * @throws a 404 page for a member, or a language, that is not there
 */
export async function loadMember(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const written = writtenLanguage(request);
  const member = await findMember(context.db, id);
  if (!member) throw data(null, { status: 404 });
  const record = { kind: "team-member", id } as const;
  const events = await recordHistory(context.db, record);
  const view = memberView(member, written, language, context.now());
  const { team, editing, common, pictures } = texts(language);
  return {
    meta: { title: memberName(member, language) },
    view: {
      ...view,
      fields: await markNewEnglish(context.db, record, member.texts[written], view.fields),
      history: recordHistoryLines(events, language, { ...record, labels: team.fields }),
    },
    text: { ...editing, team: team.title, picture: pictures.record.photo, sample: common.sample },
  };
}

export type MemberPage = Awaited<ReturnType<typeof loadMember>>;

function memberView(member: MemberRecord, written: Language, language: Language, now: Date) {
  const t = translator(language);
  const statusOf = (code: Language) =>
    translationStatus(member.texts, code, (text) => missingFields(text).length);
  const own = member.texts[written];
  const english = member.texts[defaultLanguage];
  const openedAt = now.toISOString();
  const { state } = statusOf(written);
  return {
    name: memberName(member, language),
    crumbs: [{ href: teamPaths.list(language), label: texts(language).team.title }],
    tabs: languageMarks(statusOf, language).map((mark) => ({
      ...mark,
      href: teamPaths.record(member.id, language, mark.code),
      current: mark.code === written,
    })),
    written,
    fields: memberFieldViews(member, written, language),
    labels: fieldLabels(language),
    words: Object.fromEntries(memberFields.map((field) => [field, own?.[field] ?? ""])),
    rules: formRulesOf(wordsSchema(written)),
    seen: { version: String(own?.version ?? 0), english: String(english?.version ?? 0), openedAt },
    toWrite: t("editing.toWrite", { language: languageNames[written] }),
    older:
      state === "older" && english
        ? t("editing.older", { date: formatDate(english.updatedAt, language) })
        : undefined,
    hasGaps: state === "missing" && written !== defaultLanguage,
    publication: publicationView(
      member,
      {
        isComplete: missingFields(english).length === 0,
        openedAt,
        action: teamPaths.publication(member.id, language),
        sitePath: paths.about(language),
      },
      language,
    ),
    paths: {
      record: teamPaths.record(member.id, language, written),
      pictures: teamPaths.pictures(member.id, language),
      deletion: teamPaths.deletion(member.id, language),
      revisions: teamPaths.revisions(member.id, language, written),
    },
  };
}

/** Back to a member's page, with word of what was done there. */
export function backToMember(
  context: Context,
  id: string,
  language: Language,
  key: TextKey,
  written?: Language,
) {
  const flash = { key, variant: "success" } as const;
  return redirectWithToast(context, teamPaths.record(id, language, written), flash);
}
