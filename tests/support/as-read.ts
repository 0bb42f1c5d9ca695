import { intlLocales } from "~/locales/languages";

/** Month names of dates in every language. */
const months = Object.values(intlLocales).flatMap((locale) =>
  (["long", "short"] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
  }),
);
const month = `(?:${months.join("|").replaceAll(".", "\\.")})`;
const spacesInDates = new RegExp(
  `(?<=\\p{Nd})\u00a0(?=${month}|[ap]m\\b)|(?<=${month})\u00a0(?=\\p{Nd})`,
  "gu",
);

/**
 * Text without joiners and non-breaking spaces, which only control line breaks. Those between a
 * number and its unit stay, since tests check them.
 */
export function asRead(html: string): string {
  return html
    .replaceAll("\u2060", "")
    .replace(/(?<=[\p{L}\p{M}])\u00a0(?=\p{L})/gu, " ")
    .replace(spacesInDates, " ");
}
