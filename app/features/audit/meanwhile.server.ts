import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { RecordKind } from "./audit";
import { recordHistory, recordHistoryLines } from "./record-history.server";

/** What the second of two coordinators is told: what happened to a record since they opened it. */
export async function meanwhile(
  context: Context,
  record: { kind: RecordKind; id: string },
  seen: {
    /** What the record is called. */
    name: string;
    /** When their page was opened, ISO 8601 UTC; null where the form does not say. */
    openedAt: string | null;
    /** What its fields are called. */
    labels: Readonly<Record<string, string>>;
  },
  language: Language,
) {
  const { name, openedAt, labels } = seen;
  const { title, theirs, yours } = texts(language).dashboard.conflict;
  const events = await recordHistory(context.db, record);
  // without a time the newest change alone is shown
  const since = openedAt ? events.filter(({ at }) => at >= openedAt) : events.slice(0, 1);
  return {
    title,
    theirs,
    yours,
    text: translator(language)("editing.conflict.text", { name }),
    since: recordHistoryLines(since, language, { ...record, labels }),
  };
}
