import { type Language, langIfOther } from "~/locales/languages";

/** How old the ranges are and where they are from, without which none is shown; and what they are not. */
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
