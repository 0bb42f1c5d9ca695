import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { translator } from "~/server/i18n.server";
import { compose, type MailCompany } from "./compose.server";
import type { Mail } from "./mail";

/** How the backups stand when something is wrong with them. */
export interface BackupTrouble {
  /** When the newest good one was made, ISO 8601 UTC; null: there is none. */
  newest: string | null;
  /** Why the last failed; null where none has failed, and none has been made for hours. */
  problem: "source" | "target" | "check" | "cut-off" | null;
}

/** To a coordinator, in the language of the account. */
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
  /** The dashboard's first page, which says how they stand. */
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
