import type { Queryable } from "#db/connection.server";
import { formatList } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { translator } from "~/server/i18n.server";
import { otherReaderNames, type PresenceKey, recordPresence } from "../presence.server";

/** Presence after a page load; without JavaScript nothing renews it. */
const PRESENCE_AFTER_LOAD_MS = 3 * 60_000;

/** Records that the reader has opened the page, and names the others who have it open. */
export async function presenceView(
  { db, now }: Pick<Context, "db" | "now">,
  presenceKey: PresenceKey,
  language: Language,
) {
  const at = now();
  // the page is shown even if the write fails, for example on a full disk
  const until = new Date(at.getTime() + PRESENCE_AFTER_LOAD_MS);
  await recordPresence(db, presenceKey, until, at).catch(() => {});
  return {
    words: await presenceWords(db, presenceKey, at, language),
    eventsHref: paths.dashboardPage(`queue/presence/${presenceKey.requestId}`, language),
  };
}

/** "Tanvir has this open"; empty if nobody else has it open. */
export async function presenceWords(
  db: Queryable,
  presenceKey: PresenceKey,
  now: Date,
  language: Language,
): Promise<string> {
  const names = await otherReaderNames(db, presenceKey, now);
  const [name] = names;
  if (name === undefined) return "";
  const t = translator(language);
  return names.length === 1
    ? t("requestWork.presence.one", { name })
    : t("requestWork.presence.several", { names: formatList(names, language) });
}
