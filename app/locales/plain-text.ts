/**
 * A text without the signs that only keep a line from ending, for use outside a page: titles, mails in plain
 * text, files, chats.
 */
export function plainText(text: string): string {
  return text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
}
