import { type Language, langIfOther } from "~/locales/languages";

/** Age and source of the ranges, without which none is shown, and a disclaimer. */
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
