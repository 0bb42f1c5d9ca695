import { intlLocales } from "~/locales/languages";

/** What the months are called in dates, in every language. */
const months = Object.values(intlLocales).flatMap((locale) =>
  (["long", "short"] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
  }),
);
const month = `(?:${months.join("|").replaceAll(".", "\\.")})`;
const inDates = new RegExp(
  `(?<=\\p{Nd})\u00a0(?=${month}|[ap]m\\b)|(?<=${month})\u00a0(?=\\p{Nd})`,
  "gu",
);

/**
 * What was sent without that which only says where no line ends, and nobody sees (`wholeWords`, dates). The
 * space between a number and what it counts stays as it is: tests ask for it.
 */
export function asRead(html: string): string {
  return html
    .replaceAll("\u2060", "")
    .replace(/(?<=[\p{L}\p{M}])\u00a0(?=\p{L})/gu, " ")
    .replace(inDates, " ");
}

/** For a locator: these words and no others, wherever `wholeWords` says that no line ends. */
export function readAs(words: string): RegExp {
  const letters = [...words].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, "\\$&"));
  return new RegExp(`^${letters.join("\u2060?").replaceAll(" ", "[ \u00a0]")}$`, "u");
}
