import { findAccountById } from "~/features/accounts/accounts.server";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { VideoRecord } from "../video-review";
import { videoPaths } from "./video-words-area.server";

export type ConsentView = Awaited<ReturnType<typeof consentView>>;

/** How the patient agreed, or since when no more, and who noted it when, to read. */
export async function consentView(context: Context, video: VideoRecord, language: Language) {
  const { moderation, videos } = texts(language);
  const { consent: text } = videos;
  const { id, consent, withdrawal } = video;
  return {
    title: moderation.consent.title,
    /** What is to be known first; null where how the patient agreed says enough. */
    state: withdrawal ? text.isWithdrawn : consent ? null : text.none,
    /** Without those of which nobody has noted anything. */
    lines: [
      {
        term: text.withdrawnOn,
        value: withdrawal && formatDate(withdrawal.withdrawnAt, language),
      },
      {
        term: moderation.consent.agreedOn,
        value: consent && formatDate(consent.agreedAt, language),
      },
      {
        term: moderation.consent.how,
        value: consent && moderation.consent.sources[consent.source],
      },
      { term: moderation.consent.where, value: consent?.note ?? null },
      { term: text.notedBy, value: await notedBy(context, consent ?? withdrawal, language) },
    ],
    hint: withdrawal ? null : text.withdrawn,
    ways: [
      {
        href: videoPaths.part("consent", id, language),
        label: withdrawal ? text.noteNew : consent ? text.change : text.note,
      },
      ...(withdrawal
        ? []
        : [{ href: videoPaths.part("withdrawal", id, language), label: text.withdraw }]),
    ],
  };
}

async function notedBy(
  context: Context,
  noted: { notedBy: string | null; notedAt: string } | null,
  language: Language,
) {
  if (!noted) return null;
  const account = noted.notedBy === null ? null : await findAccountById(context.db, noted.notedBy);
  const name = account ? account.name || account.email : texts(language).account.audit.gone;
  return `${name} · ${formatDate(noted.notedAt, language)}`;
}
