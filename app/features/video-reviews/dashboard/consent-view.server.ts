import { findAccountById } from "~/features/accounts/accounts.server";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import type { VideoRecord } from "../video-review";
import { videoPaths } from "./video-words-area.server";

export type ConsentView = Awaited<ReturnType<typeof consentView>>;

/** How the patient agreed, and who noted it when, to read; `noted` is null where nobody has. */
export async function consentView(context: Context, video: VideoRecord, language: Language) {
  const { moderation, videos } = texts(language);
  const { consent } = video;
  return {
    title: moderation.consent.title,
    none: videos.consent.none,
    withdrawn: videos.consent.withdrawn,
    noted: consent && {
      how: {
        term: moderation.consent.how,
        value: moderation.consent.sources[consent.source],
      },
      where: { term: moderation.consent.where, value: consent.note },
      agreedOn: {
        term: moderation.consent.agreedOn,
        value: formatDate(consent.agreedAt, language),
      },
      by: {
        term: videos.consent.notedBy,
        value: [
          await nameOf(context, consent.notedBy, language),
          formatDate(consent.notedAt, language),
        ].join(" · "),
      },
    },
    edit: {
      href: videoPaths.part("consent", video.id, language),
      label: consent ? videos.consent.change : videos.consent.note,
    },
  };
}

async function nameOf(context: Context, userId: string | null, language: Language) {
  const account = userId === null ? null : await findAccountById(context.db, userId);
  return account ? account.name || account.email : texts(language).account.audit.gone;
}
