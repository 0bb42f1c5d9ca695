import { z } from "zod";
import { addedField, lineField } from "~/dashboard/list-lines";
import { key as errorKey, optionalChoice, optionalLine } from "~/features/forms/fields.server";
import { fold } from "~/locales/fold";
import { formatList } from "~/locales/format";
import { formatMoneyRange } from "~/locales/format-money";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { type FieldOf, type Kind, single } from "./line-kinds.server";
import { linesOf } from "./lines";
import { placeText, readPlace } from "./map-place";
import { rangeFields, rangeLines, rangesIn } from "./ranges";

/** A list of options that buttons add, move and remove one at a time (`dashboard/list-editor`). */
export const picks: Kind<FieldOf<"picks">> = {
  shape: (name, { of }) => ({
    ...Object.fromEntries(of.map((_, index) => [lineField(name, index), z.string().optional()])),
    [addedField(name)]: z.string().optional(),
  }),
  read: (name, { of }, typed) => {
    const chosen = of.map((_, index) => String(typed[lineField(name, index)] ?? ""));
    return [...new Set(chosen.filter((key) => of.includes(key)))].join("\n");
  },
  controlValues: (name, _, value) =>
    Object.fromEntries(linesOf(value).map((key, index) => [lineField(name, index), key])),
  displayText: ({ of, names }, value, language) =>
    formatList(
      linesOf(value)
        .filter((key) => of.includes(key))
        .map((key) => names(language)[key] ?? key),
      language,
    ),
  control: (name, { of, names }, caption, language) => ({
    ...caption,
    control: "list",
    name,
    options: of.map((value) => ({ value, label: names(language)[value] ?? value })),
  }),
};

/** Maximum length of a map link, in characters. */
const MAP_LINK_MAX = 2000;

export const place: Kind<FieldOf<"place">> = single<FieldOf<"place">>(
  () =>
    optionalLine(MAP_LINK_MAX).transform((typed, context) => {
      const found = typed === "" ? undefined : readPlace(typed);
      if (found === null) {
        context.addIssue({ code: "custom", message: errorKey("mapInvalid") });
        return z.NEVER;
      }
      return found ? placeText(found) : "";
    }),
  "input",
);

/** A kind with three inputs for each key: two amounts and their currency. */
export const ranges: Kind<FieldOf<"ranges">> = {
  shape: (name, { of, currencies }) =>
    Object.fromEntries(
      of.flatMap((key) => {
        const { from, to, currency } = rangeFields(name, key);
        const choice = optionalChoice(currencies, "choiceUnknown");
        return [
          [from, amount()],
          [to, amount()],
          [currency, choice.transform((chosen) => chosen ?? "")],
        ];
      }),
    ),
  read: (name, { of }, typed) =>
    rangeLines(
      of.map((key) => {
        const { from, to, currency } = rangeFields(name, key);
        const typedValue = (field: string) => String(typed[field] ?? "");
        return { key, from: typedValue(from), to: typedValue(to), currency: typedValue(currency) };
      }),
    ),
  controlValues: (name, _, value) =>
    Object.fromEntries(
      rangesIn(value).flatMap(({ key, from, to, currency }) => {
        const field = rangeFields(name, key);
        return [
          [field.from, from],
          [field.to, to],
          [field.currency, currency],
        ];
      }),
    ),
  displayText: ({ names }, value, language) =>
    rangesIn(value)
      .map(({ key, ...range }) => `${names(language)[key] ?? key}: ${rangeText(range, language)}`)
      .join("\n"),
  control: (name, { of, names, currencies }, caption, language) => ({
    ...caption,
    control: "ranges",
    name,
    rows: of.map((key) => ({ label: names(language)[key] ?? key, fields: rangeFields(name, key) })),
    currencies: [...currencies],
    text: texts(language).editing.ranges,
  }),
};

/** Labels of the inputs: "ICU air ambulance: From". */
export function rangeLabels(
  name: string,
  { of, names }: FieldOf<"ranges">,
  language: Language,
): [field: string, caption: { label: string }][] {
  const { ranges: text } = texts(language).editing;
  return of.flatMap((key) => {
    const label = names(language)[key] ?? key;
    const { from, to, currency } = rangeFields(name, key);
    return [
      [from, { label: `${label}: ${text.from}` }],
      [to, { label: `${label}: ${text.to}` }],
      [currency, { label: `${label}: ${text.currency}` }],
    ] satisfies [string, { label: string }][];
  });
}

/** The display text of a stored range: "US$20–90". */
export function rangeText(
  { from, to, currency }: { from: string; to: string; currency: string },
  language: Language,
): string {
  return formatMoneyRange({ from: Number(from), to: Number(to), currency }, language);
}

/** The maximum amount, which no journey's cost exceeds. */
const MAX_AMOUNT = 999_999_999;

/** Schema of a whole number, stored as digits. Accepts thousands separators and other numerals. */
function amount() {
  return optionalLine(40).transform((typed, context) => {
    if (typed === "") return "";
    // removes separators of thousands and lakhs, but keeps decimal separators
    const digits = fold(typed).replace(/[\s,.'’](?=(?:\d{2,3}[\s,.'’])*\d{3}$)/g, "");
    if (/^\d{1,9}$/.test(digits) && Number(digits) > 0 && Number(digits) <= MAX_AMOUNT) {
      return String(Number(digits));
    }
    context.addIssue({ code: "custom", message: errorKey("amountInvalid") });
    return z.NEVER;
  });
}
