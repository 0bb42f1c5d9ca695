import type { Dictionary } from "~/locales/dictionaries";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { fillIn, texts, translator } from "~/server/i18n.server";
import type { StationStep } from "~/ui/stations";
import type { Channel } from "./history";
import { type Standing, standingOf } from "./standing";
import type { RequestStatusView, StatusCard } from "./status-view";

/** What anybody with the reference may know of a request. */
export interface OpenedRequest {
  reference: string;
  /** ISO 8601 UTC, as the other times. */
  receivedAt: string;
  dueAt: string;
  repliedAt: string | null;
  /** The last reply that was recorded of it, and how it was given. */
  lastReplyAt: string | null;
  lastReplyBy: Channel | null;
  /** Why it is closed; null while a reply is owed. */
  closed: keyof ReturnType<typeof statusTexts>["closed"] | null;
  onHold: boolean;
  /** Its receipt was not mailed. */
  isUnmailed: boolean;
}

/** For the family, once somebody has taken its request up: what happens, and what is wanted of it. */
export interface Told {
  title: string;
  text: string;
}

/** The words that depend on the kind of request. */
interface Kind {
  section: keyof typeof sections;
  /** Where it stands on its way, where it has one. */
  way?: {
    /** Null where it has left the way. */
    step: { title: string; number: string } | null;
    /** Null until a coordinator has moved it on, or replied. */
    told: Told | null;
    /** The next word is the family's. */
    isWanted: boolean;
    steps: StationStep[];
    doneText: string;
  };
  /** Where its sender sees all of it, after logging in. */
  /** Null where nobody can. */
  own: string | null;
}

/** The language it is said in, and the texts as `wordsOf` has them (`features/company`). */
export interface Said {
  language: Language;
  words: Dictionary;
}

/** Where its words stand in the dictionary, and what to do with the number. */
const sections = {
  booking: { title: "booking.sent.title", next: "booking.sent.next", keep: "submission.sent.keep" },
  "booking.callBack": {
    title: "booking.callBack.sent.title",
    next: "booking.callBack.sent.next",
    keep: "booking.callBack.sent.keep",
  },
  contact: { title: "contact.sent.title", next: "contact.sent.next", keep: "submission.sent.keep" },
} as const;

/** Where a request stands, without a word of what was written, or by whom. */
export function requestStatusView(
  request: OpenedRequest,
  kind: Kind,
  { language, words }: Said,
  now: Date,
): RequestStatusView {
  const { submission, booking, services } = words;
  const text = submission.status;
  const standing = standingOf({ ...request, open: request.closed === null }, now);
  const title = titleOf(request, standing, kind, language);
  return {
    meta: { title },
    reference: request.reference,
    referenceLabel: submission.sent.referenceLabel,
    copying: { copy: words.common.copy, copied: words.common.copied },
    about: translator(language)("account.profile.bookingTitle", { reference: request.reference }),
    title,
    lead: leadOf(title, kind),
    keep: standing === "due" ? keepOf(request, kind, language) : null,
    card: cardOf(request, standing, kind, { language, words }),
    // where no reply is owed, nobody waits for one
    danger:
      standing === "due" || standing === "late" ? booking.urgent.text : services.detail.danger,
    // closed off the line it has no place on it
    steps: kind.way?.steps.some(({ state }) => state)
      ? { title: text.stepsTitle, list: kind.way.steps, doneText: kind.way.doneText }
      : null,
    own: kind.own ? { href: kind.own, label: text.own } : null,
    another:
      request.closed === "completed"
        ? { href: paths.booking(language), label: words.account.profile.more.act }
        : null,
  };
}

function statusTexts(language: Language) {
  return texts(language).submission.status;
}

/** Advice on the number, which may be in a mail too. */
function keepOf({ isUnmailed }: OpenedRequest, { section }: Kind, language: Language): string {
  const { keep } = sections[section];
  return translator(language)(isUnmailed ? "submission.sent.keepUnmailed" : keep);
}

function titleOf(request: OpenedRequest, standing: Standing, kind: Kind, language: Language) {
  const text = statusTexts(language);
  if (request.closed) return text.closed[request.closed].title;
  if (request.onHold) return text.onHold.title;
  if (kind.way?.told) return kind.way.told.title;
  if (standing === "answered") return text.messageAnswered;
  return translator(language)(sections[kind.section].title);
}

/** The step it is at, but for its name where the heading says what is going on at it. */
function leadOf(title: string, { way }: Kind): string | undefined {
  if (!way?.step) return undefined;
  return way.told?.title === title ? way.step.number : `${way.step.number}: ${way.step.title}`;
}

function cardOf(
  request: OpenedRequest,
  standing: Standing,
  { section, way }: Kind,
  { language, words }: Said,
): StatusCard {
  const { sent, status } = words.submission;
  const t = translator(language);
  const due = formatDateTime(request.dueAt, language);
  const { answered } = status;
  if (request.closed) {
    const isAnswered = request.repliedAt !== null || request.lastReplyAt !== null;
    const replied = isAnswered ? [replyWords(request, answered.by, language)] : [];
    return { tone: "info", words: [...replied, status.closed[request.closed].text] };
  }
  const told = request.onHold ? status.onHold : way?.told;
  const toldWords = told ? [told.text] : [];
  if (standing === "late") {
    const late = fillIn(status.late.text, { time: due }, language);
    // whatever we owe, nothing goes on before the family has done its part
    const wanted = request.onHold || way?.isWanted ? toldWords : [];
    return { tone: "error", title: status.late.title, words: [late, ...wanted, sent.notAgain] };
  }
  if (standing === "due") {
    return {
      tone: "info",
      title: t(sections[section].next, { time: due }),
      words: [...toldWords, sent.ifLate, sent.notAgain],
    };
  }
  if (request.onHold) return { tone: "info", words: toldWords };
  return {
    tone: "success",
    title: answered.title,
    words: [...toldWords, replyWords(request, answered.by, language), answered.text],
  };
}

/** When and how we last replied; a reply that was noted in another request of the family says no more than when. */
function replyWords(
  { repliedAt, receivedAt, lastReplyAt, lastReplyBy }: OpenedRequest,
  by: Record<Channel, string>,
  language: Language,
): string {
  const at = repliedAt ?? receivedAt;
  const isKnown = lastReplyAt !== null && lastReplyBy !== null && lastReplyAt >= at;
  const time = formatDateTime(isKnown ? lastReplyAt : at, language);
  return fillIn(by[isKnown ? lastReplyBy : "other"], { time }, language);
}
