import { compareTexts } from "~/features/audit/compare.server";
import type { ContentArea } from "~/features/audit/content-area.server";
import type { Revision } from "~/features/audit/revisions.server";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";

/** Compares two revisions field by field. Returns the additions and removals, and the unchanged fields. */
export function comparisonOf(
  area: ContentArea,
  from: Revision,
  to: Revision,
  textLanguage: Language | null,
  language: Language,
) {
  const facts = textLanguage === null ? area.facts : undefined;
  const readable = (fields: Revision["fields"]) => facts?.toReadable(fields, language) ?? fields;
  // a revision contains only some of the labelled fields
  const labels = Object.entries(area.labels(language)).filter(
    ([name]) => name in from.fields || name in to.fields,
  );
  const valueIn = ({ fields }: Revision, name: string) => readable(fields)[name] ?? "";
  const isSame = ([name]: [string, string]) => valueIn(from, name) === valueIn(to, name);
  const versions = [from, to].map(({ version }) => formatNumber(version, language));
  const unchanged = labels.filter(isSame).map(([, label]) => label);
  const t = translator(language);
  return {
    title: t("revisions.compared", { from: versions[0] ?? "", to: versions[1] ?? "" }),
    fields: labels
      .filter((label) => !isSame(label))
      .map(([name, label]) => ({
        name,
        label,
        parts: compareTexts(valueIn(from, name), valueIn(to, name), textLanguage, {
          isByLine: facts !== undefined,
        }).map((part, index) => ({ ...part, key: index })),
      })),
    unchanged:
      unchanged.length > 0 && unchanged.length < labels.length
        ? t("revisions.unchanged", { fields: unchanged.join(", ") })
        : null,
  };
}
