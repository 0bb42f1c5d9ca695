/** Removes no-break characters, for titles, plain-text mails, files and chats. */
export function plainText(text: string): string {
  return text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
}
