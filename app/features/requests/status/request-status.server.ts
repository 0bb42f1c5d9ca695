import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { fillIn, texts, translator } from "~/server/i18n.server";
import type { Channel } from "../history";
import { familySteps } from "./family-steps";
import type { OpenedRequest } from "./opened.server";
import { type Opened, openedOf, type Said } from "./opened-words.server";
import { type Standing, standingOf } from "./standing";
import type { RequestStatusView, StatusCard } from "./status-view";

/**
 * The state of a request for anybody who has its reference, without names or texts.
 *
 * @param isOwn true on the family's page, which has no link to the sender's account
 */
export function requestStatusView(
  request: OpenedRequest,
  said: Said,
  now: Date,
  isOwn = false,
): RequestStatusView {
  const { language, words } = said;
  const { submission, booking, services, account } = words;
  const text = submission.status;
  const opened = openedOf(request, said);
  const standing = standingOf({ ...opened, open: opened.closed === null }, now);
  const title = titleOf(opened, standing, language);
  const own = isOwn ? null : ownPage(request, language);
  const steps = request.kind === "message" ? [] : familySteps(request);
  return {
    meta: { title },
    reference: request.reference,
    referenceLabel: submission.sent.referenceLabel,
    copying: { copy: words.common.copy, copied: words.common.copied },
    about: translator(language)("account.profile.bookingTitle", { reference: request.reference }),
    title,
    lead: leadOf(title, opened),
    keep: standing === "due" ? keepOf(opened, language) : null,
    card: cardOf(opened, standing, said),
    // the advice for families who wait for a reply, only if a reply is owed
    danger:
      standing === "due" || standing === "late" ? booking.urgent.text : services.detail.danger,
    // no steps are shown for a request that was closed outside them
    steps: steps.some(({ state }) => state)
      ? {
          title: text.stepsTitle,
          list: steps.map(({ key, state }) => ({ title: text.steps[key], state })),
          doneText: account.profile.stepDone,
        }
      : null,
    own: own ? { href: own, label: text.own } : null,
    another:
      opened.closed === "completed"
        ? { href: paths.booking(language), label: words.account.profile.more.act }
        : null,
  };
}

/** The sender's page, after logging in; null for a call-back without an account. */
function ownPage({ kind, reference, userId }: OpenedRequest, language: Language): string | null {
  return kind === "call_back" && userId === null ? null : paths.profileBooking(reference, language);
}

function statusTexts(language: Language) {
  return texts(language).submission.status;
}

/** Advice on noting the reference; it differs if no receipt was mailed. */
function keepOf({ isUnmailed, section }: Opened, language: Language): string {
  return translator(language)(isUnmailed ? "submission.sent.keepUnmailed" : section.keep);
}

function titleOf(request: Opened, standing: Standing, language: Language) {
  const text = statusTexts(language);
  if (request.closed) return text.closed[request.closed].title;
  if (request.onHold) return text.onHold.title;
  if (request.told) return request.told.title;
  if (standing === "answered") return text.messageAnswered;
  return translator(language)(request.section.title);
}

/** The step; its name is left out if the heading already states it. */
function leadOf(title: string, { step, told }: Opened): string | undefined {
  if (!step) return undefined;
  return told?.title === title ? step.number : `${step.number}: ${step.title}`;
}

function cardOf(request: Opened, standing: Standing, { language, words }: Said): StatusCard {
  const { sent, status } = words.submission;
  const t = translator(language);
  const due = formatDateTime(request.dueAt, language);
  const { answered } = status;
  if (request.closed) {
    const isAnswered = request.repliedAt !== null || request.lastReplyAt !== null;
    const replied = isAnswered ? [replyWords(request, answered.by, language)] : [];
    return { tone: "info", words: [...replied, status.closed[request.closed].text] };
  }
  const told = request.onHold ? status.onHold : request.told;
  const toldWords = told ? [told.text] : [];
  if (standing === "late") {
    const late = fillIn(status.late.text, { time: due }, language);
    // the family's task is stated even if we are late
    const wanted = request.onHold || request.isWanted ? toldWords : [];
    return { tone: "error", title: status.late.title, words: [late, ...wanted, sent.notAgain] };
  }
  if (standing === "due") {
    return {
      tone: "info",
      title: t(request.section.next, { time: due }),
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

/** Time and channel of the last reply; the channel is unknown if the reply is recorded in another request. */
function replyWords(
  { repliedAt, receivedAt, lastReplyAt, lastReplyBy }: Opened,
  by: Record<Channel, string>,
  language: Language,
): string {
  const at = repliedAt ?? receivedAt;
  const isKnown = lastReplyAt !== null && lastReplyBy !== null && lastReplyAt >= at;
  const time = formatDateTime(isKnown ? lastReplyAt : at, language);
  return fillIn(by[isKnown ? lastReplyBy : "other"], { time }, language);
}
