import { languageMarks } from "~/dashboard/translations.server";
import { outdatedNotice, wordsEditorText } from "~/dashboard/words-editor.server";
import { FACTS } from "~/features/audit/content-area.server";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { defaultLanguage, type Language, languageNames } from "~/locales/languages";
import { paths as dashboardPaths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import type { Area, AreaRecord, Panel, Part } from "../engine/area.server";
import { fieldLabels } from "../engine/kinds.server";
import {
  factFields,
  formFacts,
  hasPictures,
  nameOf,
  statusIn,
  valuesOf,
  versionOf,
} from "../engine/record.server";
import { shownFacts } from "../engine/revised-area.server";
import { checklistOf } from "./checklist.server";
import {
  deskPaths,
  factControls,
  foundOr404,
  partFromUrl,
  partSchema,
  recordNameIn,
} from "./form.server";
import { publicationOptions, publicationPanel } from "./publication.server";
import { controlValues } from "./values.server";
import { editedLists, wordFields } from "./words.server";

export type RecordView = Awaited<ReturnType<typeof loadRecord>>;

/** Loads the data for any page about one record. @throws a 404 page if the record or part does not exist */
export async function loadRecord(request: Request, context: Context, area: Area, id = "") {
  const language = languageOf(request);
  const part = partFromUrl(request, area);
  const found = await foundOr404(context, area, id);
  const paths = deskPaths(area, language);
  const record = { kind: area.key, id };
  const textLanguage = part === FACTS ? language : part;
  const labels = area.text[language].fields;
  const name = nameOf(area, found, language);
  const publication = await publicationPanel(context, area, found, language);
  const seen = currentVersionFields(found, part, context.now());
  const { pictures } = texts(language);
  return {
    meta: { title: name },
    view: {
      name,
      recordName: recordNameIn(area, found, language),
      crumbs: area.single
        ? [{ href: dashboardPaths.dashboard(language), label: texts(language).queue.nav.queue }]
        : [{ href: paths.list(), label: area.text[language].title }],
      isSingle: area.single === true,
      lead: area.single ? area.text[language].lead : null,
      tabs: tabsOf(area, found, part, language),
      part,
      textLanguage,
      ...(part === FACTS
        ? { fields: [], controls: factControls(area, formFacts(area), language) }
        : { fields: await wordFields(context, area, found, part, language), controls: [] }),
      lists: part === defaultLanguage ? editedLists(area, language) : [],
      labels: fieldLabels(area, language),
      values: controlValues(area, part, valuesOf(found, part) ?? {}),
      rules: formRulesOf(partSchema(area, part)),
      seen,
      ...(part === FACTS ? {} : translationNotes(area, found, part, language)),
      paths: {
        record: paths.record(id, part),
        deletion: paths.recordPage(id, "deletion"),
        revisions: paths.revisions(id, part),
      },
      publication,
      publishing: publicationOptions(area, found, publication, context.now(), language),
      previewText: area.previewOf ? texts(language).editing.typed : null,
      checklist: await checklistOf(context, area, found, language),
      panels: [
        ...(part === FACTS ? [] : factPanels(area, found, language)),
        ...reasonPanels(area, found, language),
        ...((await area.panels?.(context, found, language)) ?? []),
      ],
      history: recordHistoryLines(await recordHistory(context.db, record), language, {
        ...record,
        labels,
      }),
      pictures: hasPictures(area)
        ? {
            href: paths.recordPage(id, "pictures"),
            label: area.text[language].picture ?? pictures.record.photo,
          }
        : null,
      preview: paths.recordPage(
        id,
        "preview",
        textLanguage === language ? {} : { in: textLanguage },
      ),
      site: area.site?.(found, textLanguage),
    },
    text: editorText(area, language),
  };
}

/** Hidden fields: the versions that a form's page shows, and the time when it was opened. */
export function currentVersionFields(found: AreaRecord, part: Part, now: Date) {
  return {
    version: String(versionOf(found, part)),
    english: String(versionOf(found, defaultLanguage)),
    openedAt: now.toISOString(),
  };
}

/** A tab for each language, and one for the facts. */
function tabsOf(area: Area, found: AreaRecord, part: Part, language: Language) {
  const paths = deskPaths(area, language);
  const marks = area.texts === null ? [] : languageMarks(statusIn(area, found), language);
  return {
    languages: marks.map((mark) => ({
      ...mark,
      href: paths.record(found.id, mark.code),
      current: mark.code === part,
    })),
    facts:
      factFields(area).length > 0
        ? {
            href: paths.record(found.id, FACTS),
            name: texts(language).editing.same,
            current: part === FACTS,
          }
        : null,
  };
}

/** Notes on a translation that compare it with the English texts. */
function translationNotes(area: Area, found: AreaRecord, part: Language, language: Language) {
  const { state, isOlder } = statusIn(area, found)(part);
  return {
    toWrite: translator(language)("editing.toWrite", { language: languageNames[part] }),
    older: isOlder ? outdatedNotice(found.texts[defaultLanguage], language) : undefined,
    hasGaps: state === "missing" && part !== defaultLanguage,
  };
}

function editorText(area: Area, language: Language) {
  const { gapsByField, sampleText, ...editing } = texts(language).editing;
  const { gaps } = area.site ? editing : editing.inHouse;
  return {
    ...wordsEditorText(language),
    sampleText: area.text[language].sampleText ?? sampleText,
    gaps: area.single ? gapsByField : gaps,
  };
}

function reasonPanels(area: Area, { row }: AreaRecord, language: Language): Panel[] {
  return row.reason
    ? [{ title: area.text[language].fields.reason ?? "", text: String(row.reason) }]
    : [];
}

function factPanels(area: Area, found: AreaRecord, language: Language): Panel[] {
  const { fields } = area.text[language];
  const factTexts = shownFacts(area, found.facts, language);
  const entries = factFields(area).flatMap(([name, { kind }]) => {
    const value = factTexts[name] ?? "";
    const isLink = (kind === "link" || kind === "video") && /^https?:/.test(value);
    if (!value) return [];
    // a slug is shown as the full path of the public page
    const displayed = kind === "slug" ? (area.site?.(found, language) ?? value) : value;
    return [{ term: fields[name] ?? "", value: displayed, href: isLink ? value : undefined }];
  });
  return entries.length > 0 ? [{ title: texts(language).editing.same, entries }] : [];
}
