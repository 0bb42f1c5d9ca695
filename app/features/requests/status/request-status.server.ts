import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { fillIn, texts, translator } from "~/server/i18n.server";
import type { Channel } from "../history";
import { familySteps } from "./family-steps";
import type { PublicRequest } from "./opened.server";
import { type PageTexts, type StatusDetails, statusDetailsOf } from "./opened-words.server";
import { type Standing, standingOf } from "./standing";
import type { RequestStatusView, StatusCard } from "./status-view";

/**
 * The state of a request for anybody who has its reference, without names or texts.
 *
 * @param isFamilyPage true on the family's page, which has no link to the sender's account
 */
export function requestStatusView(
  request: PublicRequest,
  pageTexts: PageTexts,
  now: Date,
  isFamilyPage = false,
): RequestStatusView {
  const { language, dictionary } = pageTexts;
  const { submission, booking, services, account } = dictionary;
  const text = submission.status;
  const details = statusDetailsOf(request, pageTexts);
  const standing = standingOf({ ...details, open: details.closed === null }, now);
  const title = titleOf(details, standing, language);
  const profile = isFamilyPage ? null : profileHref(request, language);
  const steps = request.kind === "message" ? [] : familySteps(request);
  return {
    meta: { title },
    reference: request.reference,
    referenceLabel: submission.sent.referenceLabel,
    copyLabels: { copy: dictionary.common.copy, copied: dictionary.common.copied },
    about: translator(language)("account.profile.bookingTitle", { reference: request.reference }),
    title,
    lead: leadOf(title, details),
    referenceAdvice: standing === "due" ? referenceAdviceOf(details, language) : null,
    card: cardOf(details, standing, pageTexts),
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
    profileLink: profile ? { href: profile, label: text.own } : null,
    formLink:
      details.closed === "completed"
        ? { href: paths.booking(language), label: dictionary.account.profile.more.act }
        : null,
  };
}

/** The sender's page, after logging in; null for a call-back without an account. */
function profileHref(
  { kind, reference, userId }: PublicRequest,
  language: Language,
): string | null {
  return kind === "call_back" && userId === null ? null : paths.profileBooking(reference, language);
}

function statusTexts(language: Language) {
  return texts(language).submission.status;
}

/** Advice on noting the reference; it differs if no receipt was mailed. */
function referenceAdviceOf({ isUnmailed, textKeys }: StatusDetails, language: Language): string {
  return translator(language)(isUnmailed ? "submission.sent.keepUnmailed" : textKeys.keep);
}

function titleOf(request: StatusDetails, standing: Standing, language: Language) {
  const text = statusTexts(language);
  if (request.closed) return text.closed[request.closed].title;
  if (request.isOnHold) return text.onHold.title;
  if (request.stage) return request.stage.title;
  if (standing === "answered") return text.messageAnswered;
  return translator(language)(request.textKeys.title);
}

/** The step; its name is left out if the heading already states it. */
function leadOf(title: string, { step, stage }: StatusDetails): string | undefined {
  if (!step) return undefined;
  return stage?.title === title ? step.number : `${step.number}: ${step.title}`;
}

function cardOf(
  request: StatusDetails,
  standing: Standing,
  { language, dictionary }: PageTexts,
): StatusCard {
  const { sent, status } = dictionary.submission;
  const t = translator(language);
  const due = formatDateTime(request.dueAt, language);
  const { answered } = status;
  if (request.closed) {
    const isAnswered = request.repliedAt !== null || request.lastReplyAt !== null;
    const replyTexts = isAnswered ? [replyWords(request, answered.by, language)] : [];
    return { tone: "info", words: [...replyTexts, status.closed[request.closed].text] };
  }
  const stage = request.isOnHold ? status.onHold : request.stage;
  const toldWords = stage ? [stage.text] : [];
  if (standing === "late") {
    const late = fillIn(status.late.text, { time: due }, language);
    // the family's task is stated even if we are late
    const task = request.isOnHold || request.hasFamilyTask ? toldWords : [];
    return { tone: "error", title: status.late.title, words: [late, ...task, sent.notAgain] };
  }
  if (standing === "due") {
    return {
      tone: "info",
      title: t(request.textKeys.next, { time: due }),
      words: [...toldWords, sent.ifLate, sent.notAgain],
    };
  }
  if (request.isOnHold) return { tone: "info", words: toldWords };
  return {
    tone: "success",
    title: answered.title,
    words: [...toldWords, replyWords(request, answered.by, language), answered.text],
  };
}

/** Time and channel of the last reply; the channel is unknown if the reply is recorded in another request. */
function replyWords(
  { repliedAt, receivedAt, lastReplyAt, lastReplyBy }: StatusDetails,
  by: Record<Channel, string>,
  language: Language,
): string {
  const at = repliedAt ?? receivedAt;
  const isKnown = lastReplyAt !== null && lastReplyBy !== null && lastReplyAt >= at;
  const time = formatDateTime(isKnown ? lastReplyAt : at, language);
  return fillIn(by[isKnown ? lastReplyBy : "other"], { time }, language);
}
