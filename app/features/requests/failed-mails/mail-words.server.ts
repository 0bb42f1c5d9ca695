import type { FailedMail } from "~/features/mail/failed-mails.server";
import { type FailureReason, failureReason } from "~/features/mail/failure";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { isMailKind } from "./failed-mail";

/** Name of a kind of mail; for a kind from an earlier version, its key. */
export function kindWords(kind: string, language: Language): string {
  return isMailKind(kind) ? texts(language).undelivered.kinds[kind] : kind;
}

/** Reason for a failure, with an explanation. */
export function reasonWords({ code }: Pick<FailedMail, "code">, language: Language) {
  const reasons: Record<FailureReason, { title: string; text: string }> =
    texts(language).undelivered.reasons;
  return reasons[failureReason(code)];
}
