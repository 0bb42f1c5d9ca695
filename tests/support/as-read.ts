/**
 * What was sent without that which only says where no line ends, and nobody sees (`keepWordsWhole`). The
 * space between a number and what it counts stays as it is: tests ask for it.
 */
export function asRead(html: string): string {
  return html.replaceAll("\u2060", "").replace(/(?<=[\p{L}\p{M}])\u00a0(?=\p{L})/gu, " ");
}

/** For a locator: these words and no others, wherever `keepWordsWhole` says that no line ends. */
export function readAs(words: string): RegExp {
  const letters = [...words].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, "\\$&"));
  return new RegExp(`^${letters.join("\u2060?").replaceAll(" ", "[ \u00a0]")}$`, "u");
}
