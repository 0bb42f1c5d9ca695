import { readingsOf, recordReading } from "~/features/audit/readings.server";
import { personOf } from "~/features/sessions/guards.server";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { RequestRecord } from "../find.server";
import { familyMessagesIn } from "../history";

export type ReaderLine = Awaited<ReturnType<typeof recordAndListReadings>>[number];

/** Records that the coordinator opened a request, and lists its last readings. */
export async function recordAndListReadings(
  request: Request,
  context: Context,
  { id: requestId, history }: Pick<RequestRecord, "id" | "history">,
  language: Language,
) {
  const reader = await personOf(request, context);
  if (reader) {
    const newest = familyMessagesIn(history)[0]?.at;
    await recordReading(context, { kind: "case-read", readerId: reader.id, requestId, newest });
  }
  const { gone } = texts(language).account.audit;
  const readings = await readingsOf(context.db, requestId);
  return readings.map(({ id, reader: name, at }) => ({
    id,
    name: name ?? gone,
    at: { iso: at, text: formatDateTime(at, language) },
  }));
}
