import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { OtherRequest } from "../history";

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

/** What a history says where the family wrote again. */
export function writingLine(other: OtherRequest | null, language: Language): string {
  const reference = other?.reference ?? "";
  return translator(language)("dashboard.history.wroteAgain", { reference });
}
