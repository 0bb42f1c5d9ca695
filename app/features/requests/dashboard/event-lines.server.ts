import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";

/** What a history says of who has the request since. */
export function assignmentLine(
  { actorName, assigneeName }: { actorName: string; assigneeName: string | null },
  language: Language,
): string {
  const { took, gaveBack } = texts(language).dashboard.history;
  if (assigneeName === null) return gaveBack;
  if (assigneeName === actorName) return took;
  return translator(language)("dashboard.history.handedTo", { name: assigneeName });
}
