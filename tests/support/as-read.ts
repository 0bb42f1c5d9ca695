/**
 * What was sent without that which only says where no line ends, and nobody sees (`keepWordsWhole`). The
 * space between a number and what it counts stays as it is: tests ask for it.
 */
export function asRead(html: string): string {
  return html.replaceAll("\u2060", "").replace(/(?<=[\p{L}\p{M}])\u00a0(?=\p{L})/gu, " ");
}
