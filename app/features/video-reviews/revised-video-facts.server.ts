import { isHeldConsent } from "~/features/consent/consent";
import { dhakaDay } from "~/locales/calendar";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { VideoFactName, VideoFacts, VideoRecord } from "./video-review";

/** The facts as text; days are those of Bangladesh, `YYYY-MM-DD`. */
export function flatFacts({
  link,
  consent,
  withdrawal,
}: Pick<VideoRecord, "link" | "consent" | "withdrawal">): VideoFacts {
  return {
    link,
    consentSource: consent?.source ?? "",
    consentNote: consent?.note ?? "",
    consentedOn: consent ? dhakaDay(new Date(consent.agreedAt)) : "",
    withdrawnOn: withdrawal ? dhakaDay(new Date(withdrawal.withdrawnAt)) : "",
  };
}

/** What the facts are called; `consent` are all of it in the audit's older lines. */
export function factLabels(language: Language): Record<VideoFactName | "consent", string> {
  const { videos, moderation } = texts(language);
  const { consentSource, consentedOn, withdrawal } = videos.consent;
  return {
    link: videos.link.label,
    consentSource,
    consentNote: moderation.creation.consentNote,
    consentedOn,
    withdrawnOn: withdrawal.withdrawnOn,
    consent: videos.consent.title,
  };
}

/** Facts as people read them. */
export function shownFacts(
  fields: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  const { sources } = texts(language).moderation.consent;
  const shown = (name: string, text: string) => {
    if (name === "consentSource") return isHeldConsent(text) ? sources[text] : text;
    return days.has(name) && text ? formatDate(text, language) : text;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, shown(name, text)]),
  );
}

const days: ReadonlySet<string> = new Set<VideoFactName>(["consentedOn", "withdrawnOn"]);
