import type { Queryable } from "#db/connection.server";
import { FACTS } from "~/features/audit/content-area.server";
import { areaTexts } from "~/locales/areas";
import { dhakaDay } from "~/locales/calendar";
import { formatNumber } from "~/locales/format";
import { type Language, langIfOther } from "~/locales/languages";
import { CARDS_PER_PAGE } from "~/paging";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { fillIn, texts, translator } from "~/server/i18n.server";
import type { FieldErrors } from "~/server/returned-form.server";
import { type AreaRecord, defineArea, type Values } from "../engine/area.server";
import { CONSENT_NOTE_MAX, heldConsents } from "../engine/consent";
import type { PublicRecord } from "../engine/published.server";
import { asPublicRecord, publishedRecords } from "../engine/published.server";
import { videoOf } from "../engine/video";
import { consentCheck, consentPanel } from "./consent.server";

const CONSENT_FIELDS = ["consent_source", "consent_note", "consented_on"] as const;

/** Videos in which patients and their families tell their stories. */
export const videos = defineArea({
  key: "videos-reviews",
  table: "video_reviews",
  texts: "video_review_texts",
  icon: "play",
  text: areaTexts["videos-reviews"],
  words: {
    title: { kind: "line", max: 150, required: "required" },
    patient: { kind: "line", max: 150 },
  },
  facts: {
    link: { kind: "video", required: "required" },
    consent_source: {
      kind: "choice",
      of: heldConsents,
      names: (language) => texts(language).editing.consent.sources,
    },
    consent_note: { kind: "line", max: CONSENT_NOTE_MAX },
    consented_on: { kind: "day" },
    withdrawn_on: { kind: "day", isSeparate: true },
    consent_noted_by: { kind: "own", why: "whoever changed the consent" },
    consent_noted_at: { kind: "own", why: "the time of that change" },
  },
  nameField: "title",
  order: "first",
  list: { more: "patient", maxPublic: CARDS_PER_PAGE },
  // a new consent ends a withdrawal
  completeFacts: (facts) => (facts.consent_source ? { ...facts, withdrawn_on: "" } : facts),
  partErrors: (found, part, facts, now) =>
    part === FACTS ? consentErrors(found, facts, dhakaDay(now)) : null,
  derive: (found, facts, by, now) => ({
    ...(facts.withdrawn_on ? { status: "draft" } : {}),
    ...([...CONSENT_FIELDS, "withdrawn_on"].some((name) => facts[name] !== found.facts[name])
      ? { consent_noted_by: by.actorId, consent_noted_at: now.toISOString() }
      : {}),
  }),
  restorableFacts: (earlier, current) => {
    // a withdrawn consent cannot be restored: the patient has to agree again
    if (earlier.consent_source && !current.withdrawn_on) return earlier;
    return earlier.link === current.link ? null : { link: earlier.link ?? "" };
  },
  publication: {
    hiddenReason: hiddenVideoReason,
    publishBlocker: ({ facts }) => {
      if (facts.consent_source) return null;
      return facts.withdrawn_on ? "films.consent.missingNew" : "films.consent.missing";
    },
  },
  checks: ({ facts }, language) => [
    consentCheck(facts, language),
    {
      isDone: videoOf(facts.link) !== null,
      text: texts(language).films.opens,
      part: FACTS,
    },
  ],
  panels: consentPanel,
  hasConsent: ({ withdrawn_on }) => withdrawn_on === "",
  site: (_, language) => paths.reviews(language),
});

/** Errors in a consent: it must be complete, and only a withdrawal may end it. */
function consentErrors(
  { facts: before }: AreaRecord,
  facts: Values,
  today: string,
): FieldErrors | null {
  const { consented_on = "", withdrawn_on = "" } = facts;
  if (consented_on > today) return { consented_on: "dayInvalid" };
  if (withdrawn_on && withdrawn_on < (before.consented_on ?? "")) {
    return { withdrawn_on: "films.withdrawal.tooEarly" };
  }
  const gaps = CONSENT_FIELDS.filter((name) => !facts[name]);
  const isNoted = gaps.length < CONSENT_FIELDS.length || (before.consent_source && !withdrawn_on);
  return isNoted && gaps.length > 0
    ? Object.fromEntries(gaps.map((name) => [name, "required"] as const))
    : null;
}

async function hiddenVideoReason(
  db: Queryable,
  { id }: AreaRecord,
  language: Language,
): Promise<string | null> {
  const listed = await publicVideos(db, language);
  if (listed.some((video) => video.id === id)) return null;
  const count = formatNumber(CARDS_PER_PAGE, language);
  return fillIn(areaTexts["videos-reviews"][language].unseen, { count }, language);
}

/** The published videos for the reviews page. Videos on unknown hosts are left out. */
export async function publicVideos(db: Queryable, language: Language) {
  const published = await publishedRecords(db, videos, language);
  return published.slice(0, CARDS_PER_PAGE).flatMap((video) => videoCards(video, language));
}

export type VideoCard = ReturnType<typeof videoCards>[number];

function videoCards({ id, facts, words, ...rest }: PublicRecord<typeof videos>, reader: Language) {
  const video = videoOf(facts.link);
  if (!video) return [];
  return [
    {
      id,
      title: words.title,
      patient: words.patient,
      lang: langIfOther(rest.language, reader),
      href: video.href,
      openText: translator(reader)("reviews.videos.open", { host: video.host }),
      sampleText: rest.sample ? texts(reader).common.sample : null,
    },
  ];
}

/** Renders a draft as the reviews page shows it. */
export async function videoPreview({ db }: Context, found: AreaRecord, language: Language) {
  const { reviews } = texts(language);
  return {
    title: reviews.title,
    section: reviews.videos.title,
    videos: videoCards(await asPublicRecord(db, videos, found, language), language),
  };
}
