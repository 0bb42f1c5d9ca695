import { comparedFields } from "~/dashboard/compared-fields";
import type { TranslatedField } from "~/dashboard/translated-fields";
import { translationStatus } from "~/dashboard/translation";
import { languageMarks, tabQuery, writtenLanguage } from "~/dashboard/translations.server";
import { meanwhile } from "~/features/audit/meanwhile.server";
import { recordHistory, recordHistoryLines } from "~/features/audit/record-history.server";
import { companyWords } from "~/features/company/company";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { markNewEnglish } from "~/features/revisions/new-english.server";
import { formatDate } from "~/locales/format";
import { defaultLanguage, type Language, languageNames } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { COMPANY_RECORD, type CompanyRecord, fieldsIn, gapsIn } from "../company-info";
import { companySchema } from "../company-info.schema";
import { findCompanyRecord } from "../company-info.server";
import { companyPath } from "./company-paths.server";

const record = { kind: "company-info", id: COMPANY_RECORD } as const;

export type CompanyPage = Awaited<ReturnType<typeof loadCompany>>;

/**
 * What the page is loaded with on which the company's details are written.
 *
 * @throws a 404 page for a language that is not there
 */
export async function loadCompany(request: Request, context: Context) {
  const language = languageOf(request);
  const written = writtenLanguage(request);
  const company = await findCompanyRecord(context.db);
  if (!company) throw new Error("The company's row is missing");
  const events = await recordHistory(context.db, record);
  const { companyInfo, editing } = texts(language);
  const labels = companyInfo.fields;
  const view = editorView(company, written, language, context.now());
  return {
    meta: { title: companyInfo.title },
    view: {
      ...view,
      words: await markNewEnglish(context.db, record, company.texts[written], view.words),
      history: recordHistoryLines(events, language, { ...record, labels }),
      revisions: paths.dashboardRecord(record.kind, record.id, language, "revisions", {
        ...tabQuery(written),
      }),
      site: paths.about(written),
    },
    text: { ...editing, ...companyInfo },
  };
}

function editorView(company: CompanyRecord, written: Language, language: Language, now: Date) {
  const t = translator(language);
  const statusOf = (code: Language) =>
    translationStatus(company.texts, code, () => gapsIn(company, code));
  const own = company.texts[written];
  const english = company.texts[defaultLanguage];
  const labels = texts(language).companyInfo.fields;
  return {
    crumbs: [{ href: paths.dashboard(language), label: t("queue.nav.queue") }],
    tabs: languageMarks(statusOf, language).map((mark) => ({
      ...mark,
      href: companyPath(language, mark.code),
      current: mark.code === written,
    })),
    written,
    action: companyPath(language, written),
    words: wordFields(company, written, language),
    values: shownValues(fieldsIn(written), own?.words),
    labels: Object.fromEntries(fieldsIn(written).map((name) => [name, { label: labels[name] }])),
    rules: formRulesOf(companySchema(written)),
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
    hasGaps: written !== defaultLanguage && gapsIn(company, written) > 0,
    sample: company.sample,
  };
}

function wordFields(
  company: CompanyRecord,
  written: Language,
  language: Language,
): TranslatedField[] {
  const { fields, hints } = texts(language).companyInfo;
  const own = texts(written).companyInfo.fields;
  const english = company.texts[defaultLanguage]?.words;
  return companyWords.map((name) => ({
    name,
    label: fields[name],
    ownLabel: own[name],
    hint: hints[name],
    english: english?.[name] ?? "",
    isLong: name !== "address",
  }));
}

/** Numbers stand there as people write them. */
function shownValues(fields: readonly string[], words: Record<string, string> = {}) {
  const shown = (name: string) => {
    const value = words[name] ?? "";
    return value && (name === "phone" || name === "whatsapp") ? writtenPhone(value) : value;
  };
  return Object.fromEntries(fields.map((name) => [name, shown(name)]));
}

export type CompanyConflict = Awaited<ReturnType<typeof companyConflict>>;

/** What the second of two coordinators is told who wrote on one page at once. */
export async function companyConflict(
  context: Context,
  found: CompanyRecord,
  attempt: { written: Language; words: Record<string, string>; openedAt: string | null },
  language: Language,
) {
  const { written, words, openedAt } = attempt;
  const { title, fields } = texts(language).companyInfo;
  const names = fieldsIn(written);
  const labels = Object.fromEntries(names.map((name) => [name, fields[name]]));
  const theirs = found.texts[written];
  const seen = { name: title, openedAt, labels };
  return {
    ...(await meanwhile(context, record, seen, language)),
    theirWords: comparedFields<string>(
      labels,
      shownValues(names, theirs?.words),
      shownValues(names, words),
    ),
    // with what is shown here, and not with what may come after it
    seen: {
      version: String(theirs?.version ?? 0),
      english: String(found.texts[defaultLanguage]?.version ?? 0),
      openedAt: context.now().toISOString(),
    },
    back: companyPath(language, written),
  };
}
