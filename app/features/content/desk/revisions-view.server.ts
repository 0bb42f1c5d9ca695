import { data } from "@remix-run/node";
import { editedLanguageOf } from "~/dashboard/translations.server";
import { type ContentArea, FACTS } from "~/features/audit/content-area.server";
import { type RevisedContent, type Revision, revisionsOf } from "~/features/audit/revisions.server";
import { isAreaKey } from "~/locales/areas";
import { formatDateTime, formatNumber } from "~/locales/format";
import { defaultLanguage, type Language, languageNames, languages } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { areas, contentAreas } from "../areas.server";
import { withChoices } from "../engine/kinds.server";
import { contentAreaOf } from "../engine/revised-area.server";
import { comparisonOf } from "./comparison.server";

/** Finds the area that a URL names. @throws a 404 page if there is none */
export async function areaNamed({ db }: Pick<Context, "db">, kind = ""): Promise<ContentArea> {
  if (isAreaKey(kind)) return contentAreaOf(await withChoices(db, areas[kind]));
  const area = contentAreas.find((one) => one.kind === kind);
  if (!area) throw data(null, { status: 404 });
  return area;
}

/**
 * A record, a part's current version, and all versions of the part, newest first.
 *
 * @throws a 404 page if there is no such record
 */
export async function versionsOf(
  context: Context,
  area: ContentArea,
  id: string,
  textLanguage: Language | null,
  language: Language,
) {
  const record = await area.find(context.db, id, language);
  if (!record) throw data(null, { status: 404 });
  const stored = await revisionsOf(context.db, {
    kind: area.kind,
    recordId: id,
    language: textLanguage,
  });
  const current = record.contentByLanguage.get(textLanguage);
  const isStored = stored.some(({ version }) => version === current?.version);
  const versions: Revision[] =
    current && !isStored ? [{ englishVersion: 0, ...current, who: null }, ...stored] : stored;
  return { record, current, versions };
}

/** The language that the URL names; null for facts and for areas without languages. */
export function textLanguageFromUrl(request: Request, area: ContentArea): Language | null {
  const tab = new URL(request.url).searchParams.get("in") ?? firstTab(area);
  if (!area.hasLanguages || (area.facts && tab === FACTS)) return null;
  return editedLanguageOf(request);
}

/** The query parameter of a tab: a language, or the facts. */
function tabQuery(area: ContentArea, textLanguage: Language | null): Record<string, string> {
  if (!area.hasLanguages) return {};
  const tab = textLanguage ?? (area.facts ? FACTS : defaultLanguage);
  return tab === firstTab(area) ? {} : { in: tab };
}

/** The default tab, for a URL that names none. */
function firstTab({ facts }: ContentArea): Language | typeof FACTS {
  return facts?.isFirst ? FACTS : defaultLanguage;
}

/** The path of a record, or of its revisions. */
export function contentPath(
  area: ContentArea,
  { id, textLanguage }: { id: string; textLanguage: Language | null },
  language: Language,
  page: "" | "revisions",
  query: Query = {},
): string {
  const tab = tabQuery(area, textLanguage);
  return paths.dashboardRecord(area.kind, id, language, page, { ...tab, ...query });
}

/**
 * The revisions of a part, and a comparison of two.
 *
 * @throws a 404 page if the record or language does not exist
 */
export async function loadRevisions(
  request: Request,
  context: Context,
  { kind, id = "" }: { kind?: string; id?: string },
) {
  const language = languageOf(request);
  const area = await areaNamed(context, kind);
  const textLanguage = textLanguageFromUrl(request, area);
  const { record, current, versions } = await versionsOf(context, area, id, textLanguage, language);
  const { revisions: text } = texts(language);
  const t = translator(language);
  const part = { id, textLanguage };
  const query = new URL(request.url).searchParams;
  const chosen = chosenVersions(versions, query);
  const title = t("revisions.title", { name: record.name });
  const number = (version: number) => formatNumber(version, language);
  const { from, to } = chosen;
  return {
    meta: { title },
    text,
    title,
    recordName: { name: record.name, lang: record.lang },
    crumbs: [{ href: contentPath(area, part, language, ""), label: record.name }],
    tabs: tabsOf(area, part, language),
    action: paths.dashboardRecord(area.kind, id, language, "revisions"),
    in: tabQuery(area, textLanguage),
    isMissing: chosen.isMissing,
    rows: versions.map(({ version, at, who }) => ({
      version,
      label: t("revisions.numbered", { version: number(version) }),
      pickFrom: t("revisions.pick", { column: text.from, version: number(version) }),
      pickTo: t("revisions.pick", { column: text.to, version: number(version) }),
      isCurrent: version === current?.version,
      when: formatDateTime(at, language),
      who: who ?? text.unknown,
      isFrom: version === from?.version,
      isTo: version === to?.version,
    })),
    textLanguage,
    comparison: from && to ? comparisonOf(area, from, to, textLanguage, language) : null,
    restore:
      from &&
      current &&
      from.version !== current.version &&
      canRestore(area, from, current, textLanguage)
        ? {
            // after a conflict, the page compares this revision with the current version
            action: contentPath(area, part, language, "revisions", { from: from.version }),
            hidden: { version: String(from.version), seen: String(current.version) },
            submit: t("revisions.restore", { version: number(from.version) }),
          }
        : null,
  };
}

function canRestore(
  { facts }: ContentArea,
  from: RevisedContent,
  current: RevisedContent,
  textLanguage: Language | null,
): boolean {
  return (
    textLanguage !== null || !facts?.canRestore || facts.canRestore(from.fields, current.fields)
  );
}

function tabsOf(
  area: ContentArea,
  { id, textLanguage }: { id: string; textLanguage: Language | null },
  language: Language,
) {
  const tabs: { code: Language | null; name: string }[] = area.hasLanguages
    ? languages.map((code) => ({ code, name: languageNames[code] }))
    : [];
  if (area.facts && area.hasLanguages)
    tabs.push({ code: null, name: texts(language).editing.same });
  return tabs.map((tab) => ({
    ...tab,
    href: contentPath(area, { id, textLanguage: tab.code }, language, "revisions"),
    current: tab.code === textLanguage,
  }));
}

export type RevisionsView = Awaited<ReturnType<typeof loadRevisions>>;

/** The two revisions that the URL names, the older one first. Default: the newest one and the one before it. */
function chosenVersions(versions: readonly Revision[], query: URLSearchParams) {
  const requested = ["from", "to"].map((name) => query.get(name));
  const found = requested.map((version) => versions.find((one) => String(one.version) === version));
  const isMissing = requested.some((version, index) => version !== null && !found[index]);
  const [older, newer] = isMissing ? [] : found;
  const to = newer ?? versions[0];
  const from = older ?? versions.find(({ version }) => to && version < to.version);
  const isReversed = from && to && from.version > to.version;
  return { from: isReversed ? to : from, to: isReversed ? from : to, isMissing };
}
