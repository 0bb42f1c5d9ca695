/**
 * A text without what only says where no line ends (`server/whole-words.server.ts`), for what is read
 * elsewhere than on a page: titles, mails in plain text, files, the words of a chat.
 */
export function plainText(text: string): string {
  return text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
}
