import type { Queryable } from "#db/connection.server";
import { formatList } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { translator } from "~/server/i18n.server";
import { otherReaderNames, type PresenceKey, recordPresence } from "../presence.server";

/** A page without scripts cannot renew its presence, so it counts as open for this time. */
const LOADED_MS = 3 * 60_000;

/** Records that the reader has opened the page, and names the others who have it open. */
export async function presenceView(
  { db, now }: Pick<Context, "db" | "now">,
  opened: PresenceKey,
  language: Language,
) {
  const at = now();
  // the page is shown even if the write fails, for example on a full disk
  await recordPresence(db, opened, new Date(at.getTime() + LOADED_MS), at).catch(() => {});
  return {
    words: await presenceWords(db, opened, at, language),
    events: paths.dashboardPage(`queue/presence/${opened.requestId}`, language),
  };
}

/** "Tanvir has this open"; empty if nobody else has it open. */
export async function presenceWords(
  db: Queryable,
  opened: PresenceKey,
  now: Date,
  language: Language,
): Promise<string> {
  const names = await otherReaderNames(db, opened, now);
  const [name] = names;
  if (name === undefined) return "";
  const t = translator(language);
  return names.length === 1
    ? t("requestWork.presence.one", { name })
    : t("requestWork.presence.several", { names: formatList(names, language) });
}
