import { BIN_DAYS } from "~/constants";
import { recordKindName } from "~/features/audit/record-history.server";
import { formatDateTime, formatDays, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { listBin } from "../bin.server";

const DAY_MS = 24 * 60 * 60 * 1000;

export type BinView = Awaited<ReturnType<typeof binView>>;

export async function binView(context: Context, language: Language) {
  const { account, films, revisions } = texts(language);
  const { bin: text } = revisions;
  const t = translator(language);
  const records = await listBin(context.db, language);
  const now = context.now().getTime();
  return {
    meta: { title: text.title },
    text,
    action: paths.dashboardPage("bin/restorations", language),
    count: t("revisions.bin.count", { count: formatNumber(records.length, language) }),
    rows: records.map(({ kind, id, name, deletedAt, who, hasConsent }) => {
      const daysLeft = Math.floor((Date.parse(deletedAt) + BIN_DAYS * DAY_MS - now) / DAY_MS);
      const displayName = name || text.unnamed;
      return {
        kind,
        id,
        name: displayName,
        what: recordKindName(kind, language),
        when: formatDateTime(deletedAt, language),
        who: who ?? account.audit.gone,
        timeLeft: daysLeft > 0 ? formatDays(daysLeft, language) : text.lastHours,
        restore: t("revisions.bin.restoreNamed", { name: displayName }),
        withdrawal: hasConsent
          ? {
              href: paths.dashboardRecord(kind, id, language, "withdrawal"),
              label: films.withdrawal.title,
            }
          : null,
      };
    }),
  };
}
