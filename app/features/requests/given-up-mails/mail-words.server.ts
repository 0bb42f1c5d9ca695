import { type FailureReason, failureReason } from "~/features/mail/failure";
import type { GivenUpMail } from "~/features/mail/given-up.server";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { isMailKind } from "./given-up-mail";

/** What a kind of mail is called; one that this version does not send, by its name in code. */
export function kindWords(kind: string, language: Language): string {
  return isMailKind(kind) ? texts(language).undelivered.kinds[kind] : kind;
}

/** Why a mail was given up, and what that means. */
export function reasonWords({ code }: Pick<GivenUpMail, "code">, language: Language) {
  const reasons: Record<FailureReason, { title: string; text: string }> =
    texts(language).undelivered.reasons;
  return reasons[failureReason(code)];
}
