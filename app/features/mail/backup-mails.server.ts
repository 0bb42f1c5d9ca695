import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import type { Mail } from "./mail";

export interface BackupTrouble {
  /** Time of the newest valid backup, ISO 8601 UTC; null if there is none. */
  newest: string | null;
  /** Reason of the last failure; null if no backup failed, but none was made for hours either. */
  problem: "source" | "target" | "check" | "cut-off" | null;
}

/** Warns a coordinator about the backups, in the account's language. */
export function backupTroubleMail({
  language,
  to,
  trouble: { newest, problem },
  url,
  company,
}: {
  language: Language;
  to: string;
  company: MailCompany;
  trouble: BackupTrouble;
  /** Address of the dashboard's home page, which shows the state of the backups. */
  url: string;
}): Mail {
  const t = translator(language);
  return compose("backup-trouble", to, t, company, {
    language,
    subject: t("backups.mail.subject"),
    heading: t("backups.mail.heading"),
    paragraphs: [t("backups.mail.text"), t("backups.whoHelps")],
    facts: [
      {
        label: t("backups.newest"),
        value: newest === null ? t("backups.noneYet") : formatDateTime(newest, language),
      },
      { label: t("backups.why"), value: t(`backups.problems.${problem ?? "none"}`) },
    ],
    link: { label: t("backups.mail.link"), url },
    afterwards: [t("backups.mail.once")],
  });
}
