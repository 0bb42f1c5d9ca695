import { comparedFields } from "~/dashboard/compared-fields";
import type { TranslatedField } from "~/dashboard/translated-fields";
import { translationStatus } from "~/dashboard/translation";
import { languageMarks, tabQuery, writtenLanguage } from "~/dashboard/translations.server";
import { meanwhile } from "~/features/audit/meanwhile.server";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { serviceKeys } from "~/features/services/service";
import { formatDate } from "~/locales/format";
import { defaultLanguage, type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { fieldLabels } from "../cost-labels.server";
import {
  costWords,
  currencies,
  fieldsIn,
  gapsIn,
  PRICE_LIST,
  type PriceListRecord,
  rangeField,
} from "../costs";
import { costsSchema } from "../costs.schema";
import { findPriceList } from "../price-list.server";
import { costsPath } from "./costs-paths.server";

const record = { kind: "costs", id: PRICE_LIST } as const;

export type CostsView = Awaited<ReturnType<typeof loadCosts>>;

/**
 * What the page is loaded with on which the costs are written.
 *
 * @throws a 404 page for a language that is not there
 */
export async function loadCosts(request: Request, context: Context) {
  const language = languageOf(request);
  const written = writtenLanguage(request);
  const list = await findPriceList(context.db);
  if (!list) throw new Error("The list of costs is missing");
  const events = await recordHistory(context.db, record);
  const { costEditing, editing } = texts(language);
  const labels = fieldLabels(language);
  return {
    meta: { title: costEditing.title },
    view: {
      ...editorView(list, written, language, context.now()),
      history: recordHistoryLines(events, language, { ...record, labels }),
      revisions: paths.dashboardRecord(record.kind, record.id, language, "revisions", {
        ...tabQuery(written),
      }),
      site: paths.costs(written),
    },
    text: { ...editing, ...costEditing },
  };
}

function editorView(list: PriceListRecord, written: Language, language: Language, now: Date) {
  const t = translator(language);
  const statusOf = (code: Language) =>
    translationStatus(list.texts, code, () => gapsIn(list, code));
  const own = list.texts[written];
  const english = list.texts[defaultLanguage];
  const { services } = texts(language);
  const labels = fieldLabels(language);
  return {
    crumbs: [{ href: paths.dashboard(language), label: t("queue.nav.queue") }],
    tabs: languageMarks(statusOf, language).map((mark) => ({
      ...mark,
      href: costsPath(language, mark.code),
      current: mark.code === written,
    })),
    written,
    action: costsPath(language, written),
    ranges: serviceKeys.map((service) => ({
      service,
      name: services.items[service].name,
      from: rangeField(service, "from"),
      to: rangeField(service, "to"),
      currency: rangeField(service, "currency"),
    })),
    currencies: currencies.map((value) => ({ value, label: value })),
    words: wordFields(list, written, language),
    values: Object.fromEntries(fieldsIn(written).map((name) => [name, own?.words[name] ?? ""])),
    labels: Object.fromEntries(
      fieldsIn(written).map((name) => [name, { label: labels[name] ?? "" }]),
    ),
    rules: formRulesOf(costsSchema(written)),
    seen: {
      version: String(own?.version ?? 0),
      english: String(english?.version ?? 0),
      openedAt: now.toISOString(),
    },
    toWrite: t("editing.toWrite", { language: languageNames[written] }),
    older:
      statusOf(written).state === "older" && english
        ? t("editing.older", { date: formatDate(english.updatedAt, language) })
        : undefined,
    hasGaps: written !== defaultLanguage && gapsIn(list, written) > 0,
  };
}

function wordFields(
  list: PriceListRecord,
  written: Language,
  language: Language,
): TranslatedField[] {
  const { fields, hints } = texts(language).costEditing;
  const own = texts(written).costEditing.fields;
  const english = list.texts[defaultLanguage]?.words;
  return costWords.map((name) => ({
    name,
    label: fields[name],
    ownLabel: own[name],
    hint: hints[name],
    english: english?.[name] ?? "",
    isLong: name === "payers",
  }));
}

export type CostsConflict = Awaited<ReturnType<typeof costsConflict>>;

/** What the second of two coordinators is told who wrote on one page at once. */
export async function costsConflict(
  context: Context,
  found: PriceListRecord,
  attempt: { written: Language; words: Record<string, string>; openedAt: string | null },
  language: Language,
) {
  const { written, words, openedAt } = attempt;
  const all = fieldLabels(language);
  const labels = Object.fromEntries(fieldsIn(written).map((name) => [name, all[name] ?? ""]));
  const theirs = found.texts[written];
  const seen = { name: texts(language).costEditing.title, openedAt, labels };
  return {
    ...(await meanwhile(context, record, seen, language)),
    theirWords: comparedFields<string>(labels, theirs?.words ?? {}, words),
    // with what is shown here, and not with what may come after it
    seen: {
      version: String(theirs?.version ?? 0),
      english: String(found.texts[defaultLanguage]?.version ?? 0),
      openedAt: context.now().toISOString(),
    },
    back: costsPath(language, written),
  };
}
