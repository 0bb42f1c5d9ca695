import { type Language, langIfOther } from "~/locales/languages";

/** The date and source of the cost ranges, and a disclaimer. No range is shown without them. */
export function CostBasis({
  asOf,
  source,
  note,
  language,
}: {
  asOf: string;
  source: { text: string; language: Language };
  note: string;
  language: Language;
}) {
  return (
    <p>
      {asOf} <span lang={langIfOther(source.language, language)}>{source.text}</span>
      {". "}
      {note}
    </p>
  );
}
