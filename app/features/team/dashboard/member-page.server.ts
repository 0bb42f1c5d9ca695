import { data } from "@remix-run/node";
import {
  checklistView,
  languageLines,
  picturesLine,
  sampleLines,
} from "~/dashboard/checklist.server";
import { publicationView } from "~/dashboard/publication.server";
import { writtenLanguage } from "~/dashboard/translations.server";
import { statusIn, wordsEditorText, wordsEditorView } from "~/dashboard/words-editor.server";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { countWithoutWords } from "~/features/pictures/picture-record.server";
import { markNewEnglish } from "~/features/revisions/new-english.server";
import { spokenChoices, tickedBoxes } from "~/features/spoken/spoken";
import { missingWords } from "~/features/worded-content/worded-record";
import { defaultLanguage, type Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { findMember } from "../member-record.server";
import { type MemberRecord, memberFields } from "../team";
import { teamArea } from "../team-area.server";
import { memberWordsArea, teamPaths } from "./member-words-area.server";

export type MemberPage = Awaited<ReturnType<typeof loadMember>>;

/**
 * What every page about one member is loaded with.
 *
 * @throws a 404 page for a member, or a language, that is not there
 */
export async function loadMember(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const written = writtenLanguage(request);
  const member = await memberOr404(context, id);
  const record = { kind: memberWordsArea.path, id } as const;
  const events = await recordHistory(context.db, record);
  const { pictures, team } = texts(language);
  const isEnglish = written === defaultLanguage;
  const view = wordsEditorView(member, memberWordsArea, { written, language, now: context.now() });
  const isComplete = missingWords(memberFields, member.texts[defaultLanguage]?.words).length === 0;
  return {
    meta: { title: view.name },
    view: {
      ...view,
      words: { ...view.words, ...(isEnglish ? tickedBoxes(member.spoken) : {}) },
      spoken: isEnglish ? spokenChoices(language) : null,
      fields: await markNewEnglish(context.db, record, member.texts[written], view.fields),
      publication: publicationView(
        member,
        {
          isComplete,
          openedAt: view.seen.openedAt,
          action: teamPaths.part("publication", id, language),
          sitePath: paths.about(language),
        },
        language,
      ),
      checklist: await memberChecklist(context, member, isComplete, language),
      history: recordHistoryLines(events, language, {
        ...record,
        labels: teamArea.labels(language),
      }),
      pictures: teamPaths.part("pictures", id, language),
      // as its readers see it
      preview: teamPaths.part("preview", id, written),
    },
    text: { ...wordsEditorText(language), picture: pictures.record.photo, speaks: team.speaks },
  };
}

async function memberChecklist(
  context: Context,
  member: MemberRecord,
  isWhole: boolean,
  language: Language,
) {
  const { id, pictureId, sample } = member;
  const hrefOf = (code: Language) => teamPaths.record(id, language, code);
  const statusOf = statusIn(member, memberWordsArea);
  const photo = teamPaths.part("pictures", id, language);
  const lines = [
    ...languageLines({ isWhole, statusOf, hrefOf }, language),
    pictureId === null
      ? { isDone: false, text: texts(language).team.noPhoto, href: photo }
      : picturesLine(await countWithoutWords(context.db, [pictureId]), photo, language),
    ...sampleLines(sample, hrefOf(defaultLanguage), language),
  ];
  return checklistView(lines, language);
}

/** @throws a 404 page for a member that is not there */
export async function memberOr404(context: Context, id: string): Promise<MemberRecord> {
  const member = await findMember(context.db, id);
  if (!member) throw data(null, { status: 404 });
  return member;
}
