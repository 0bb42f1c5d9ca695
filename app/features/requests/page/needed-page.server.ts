import { randomUUID } from "node:crypto";
import type { ChecklistPaper } from "~/features/content/paper-checklists/checklists.server";
import {
  documentKinds,
  isOutdated,
  paperNeeds,
  whosePapers,
} from "~/features/content/paper-checklists/paper-kinds";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { checklistChanges } from "~/features/papers/needed-changes.server";
import { allPapersOf, type NeededPaper } from "~/features/papers/needed-papers.server";
import { formatAsOf } from "~/locales/format";
import { type Language, languageNames, languages } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { wordsWithLang } from "../papers/paper-texts.server";
import { requestPath } from "../request-path";
import { unmergedRequestOr404 } from "./access-page.server";
import { crumbsTo } from "./load.server";
import { ownPaperSchema } from "./needed.schema";
import { recordAndListReadings } from "./readers.server";

export type LoadedNeeded = Awaited<ReturnType<typeof loadNeeded>>;

/**
 * Loads the papers that a request needs, and the checklists' changes since the papers were copied.
 *
 * @throws a 404 page if the request is missing, erased or merged
 */
export async function loadNeeded(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await unmergedRequestOr404(request, context, id);
  await recordAndListReadings(request, context, found, language);
  const { neededPapers: text, paperKinds } = texts(language);
  const t = translator(language);
  const papers = await allPapersOf(context.db, found.id);
  const changes = await checklistChanges(context.db, found.destinationCountry, papers);
  const now = context.now();
  const rowOf = (paper: NeededPaper) => {
    const listed = changes.changed.get(paper.id);
    return {
      ...paperView(paper, paper.as_of, language),
      hidden: { paper: paper.id },
      marks: [
        paper.source !== "" && isOutdated(paper.as_of, now) ? text.outdated : "",
        changes.samples.has(paper.id) ? text.sample : "",
        changes.gone.has(paper.id) ? text.gone : "",
        paper.checklist_id === null ? text.own : "",
      ].filter(Boolean),
      change: listed && {
        entries: differences(paper, listed, language),
        hidden: { line: listed.id, version: String(listed.version) },
      },
    };
  };
  const options = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
    values.map((value) => ({ value, label: names[value] }));
  return {
    meta: { title: t("neededPapers.title", { reference: found.reference }) },
    text,
    view: {
      crumbs: crumbsTo(found, language),
      requestHref: requestPath(found, language),
      addAction: requestPath(found, language, "papers/needed"),
      removeAction: requestPath(found, language, "papers/needed/removal"),
      returnAction: requestPath(found, language, "papers/needed/return"),
      updateAction: requestPath(found, language, "papers/needed/update"),
      papers: papers.filter(({ removed_at }) => removed_at === null).map(rowOf),
      added: changes.added.map((paper) => ({
        ...paperView(paper, paper.asOf, language),
        hidden: { line: paper.id, version: String(paper.version) },
        marks: [
          isOutdated(paper.asOf, now) ? text.outdated : "",
          paper.isSample ? text.sample : "",
        ].filter(Boolean),
      })),
      removed: papers.filter(({ removed_at }) => removed_at !== null).map(rowOf),
      rules: formRulesOf(ownPaperSchema),
      hidden: { formKey: randomUUID() },
      hint: t("neededPapers.ownHint", { language: languageNames[found.language] }),
      whose: options(whosePapers, paperKinds.whose),
      needs: options(paperNeeds, paperKinds.need),
      kinds: options(documentKinds, paperKinds.kinds),
    },
  };
}

type Paper = Pick<NeededPaper, "whose" | "need" | "kind" | "title" | "why" | "how" | "source">;

function paperView(paper: Paper & { id: string }, asOf: string, language: Language) {
  const { paperKinds } = texts(language);
  return {
    id: paper.id,
    title: wordsWithLang(paper.title, language),
    categories: [
      paperKinds.whose[paper.whose],
      paperKinds.need[paper.need],
      paperKinds.kinds[paper.kind],
    ],
    why: wordsWithLang(paper.why, language),
    how: wordsWithLang(paper.how, language),
    source: paper.source,
    asOf: asOf && translator(language)("neededPapers.asOf", { day: formatAsOf(asOf, language) }),
  };
}

/** Values that differ between the request's paper and the checklist's; texts in each language. */
function differences(paper: NeededPaper, listed: ChecklistPaper, language: Language) {
  const { neededPapers: text, paperKinds } = texts(language);
  const words = (["title", "why", "how"] as const).flatMap((name) =>
    languages.map((one) => ({
      term: `${text.fields[name]} · ${languageNames[one]}`,
      lang: one === language ? undefined : one,
      here: paper[name][one] ?? "",
      listed: listed[name][one] ?? "",
    })),
  );
  const facts = [
    {
      term: text.fields.whose,
      here: paperKinds.whose[paper.whose],
      listed: paperKinds.whose[listed.whose],
    },
    {
      term: text.fields.need,
      here: paperKinds.need[paper.need],
      listed: paperKinds.need[listed.need],
    },
    {
      term: text.fields.kind,
      here: paperKinds.kinds[paper.kind],
      listed: paperKinds.kinds[listed.kind],
    },
    {
      term: text.source,
      here: `${paper.source} · ${formatAsOf(paper.as_of, language)}`,
      listed: `${listed.source} · ${formatAsOf(listed.asOf, language)}`,
    },
  ].map((fact) => ({ ...fact, lang: undefined }));
  return [...words, ...facts].filter((row) => row.here !== row.listed);
}
