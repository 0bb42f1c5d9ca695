import type { Queryable } from "#db/connection.server";
import { publicNamesOf } from "~/features/identity/coordinator-profile.server";
import { lastReadingsOf } from "~/features/papers/readings.server";
import { formatMoment } from "~/locales/format-clock";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";

/**
 * The last reading of each document by each coordinator, and by the family, as sentences for the
 * family: "Read by Nusrat at 10:15 am". Keys are ids of documents.
 */
export async function paperReaders(
  db: Queryable,
  requestId: string,
  { now, language }: { now: Date; language: Language },
): Promise<Map<string, string[]>> {
  const byDocument = await lastReadingsOf(db, requestId);
  const ids = [...byDocument.values()].flat().flatMap(({ readerId }) => readerId ?? []);
  const names = await publicNamesOf(db, [...new Set(ids)]);
  const t = translator(language);
  const { coordinator } = texts(language).familyPage.conversation;
  const sentences = [...byDocument].map(([document, readings]): [string, string[]] => {
    const lines = readings.map(({ reader, readerId, at }) => {
      const time = formatMoment(at, now, language);
      if (reader === "family") return t("paperViewing.seenByFamily", { time });
      return t("familyPage.read", { name: names.get(readerId ?? "") || coordinator, time });
    });
    return [document, lines];
  });
  return new Map(sentences);
}
