import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { RecordKind } from "./audit";
import { recordHistory, recordHistoryLines } from "./record-history.server";

/** Changes to a record since its page was opened; shown after an edit conflict. */
export async function changesMeanwhile(
  context: Context,
  record: { kind: RecordKind; id: string },
  page: {
    name: string;
    /** Time at which the page was opened, ISO 8601 UTC; null if the form does not contain it. */
    openedAt: string | null;
    labels: Readonly<Record<string, string>>;
  },
  language: Language,
) {
  const { name, openedAt, labels } = page;
  const { title, theirs, yours } = texts(language).dashboard.conflict;
  const events = await recordHistory(context.db, record);
  // without a time, only the newest change is shown
  const eventsSince = openedAt ? events.filter(({ at }) => at >= openedAt) : events.slice(0, 1);
  return {
    title,
    theirs,
    yours,
    text: translator(language)("editing.conflict.text", { name }),
    newEvents: recordHistoryLines(eventsSince, language, { ...record, labels }),
  };
}
