import type { RequestKind, RequestStatus } from "#db/tables/requests";
import type { Dictionary } from "~/locales/dictionaries";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { type TextKey, texts, translator } from "~/server/i18n.server";
import { stepKeys } from "~/service-keys";
import type { Channel } from "../history";
import { isClosed, stepOf } from "../life";
import type { PublicRequest } from "./opened.server";

/** The page's language and texts. */
export interface PageTexts {
  language: Language;
  dictionary: Dictionary;
}

/** The current stage and the family's task, shown after the request is acknowledged. */
interface StageText {
  title: string;
  text: string;
}

export interface StatusDetails extends Pick<PublicRequest, "receivedAt" | "dueAt" | "repliedAt"> {
  lastReplyAt: string | null;
  lastReplyBy: Channel | null;
  /** True if no receipt was mailed. */
  isUnmailed: boolean;
  textKeys: (typeof textKeysByKind)[RequestKind];
  /** Reason of the closing; null while the request is open. */
  closed: keyof Dictionary["submission"]["status"]["closed"] | null;
  isOnHold: boolean;
  /** Null for a message, and if the request has left the steps. */
  step: { title: string; number: string } | null;
  /** Null for a message, and until a coordinator moves the request or replies. */
  stage: StageText | null;
  hasFamilyTask: boolean;
}

/** Text keys by kind; `keep` is the advice about the reference. */
const textKeysByKind = {
  booking: { title: "booking.sent.title", next: "booking.sent.next", keep: "submission.sent.keep" },
  call_back: {
    title: "booking.callBack.sent.title",
    next: "booking.callBack.sent.next",
    keep: "booking.callBack.sent.keep",
  },
  message: { title: "contact.sent.title", next: "contact.sent.next", keep: "submission.sent.keep" },
} as const satisfies Record<RequestKind, Record<"title" | "next" | "keep", TextKey>>;

export function statusDetailsOf(
  request: PublicRequest,
  { language, dictionary }: PageTexts,
): StatusDetails {
  const { kind, status, repliedAt } = request;
  const { told }: { told: Partial<Record<RequestStatus, StageText>> } =
    dictionary.submission.status;
  const isMessage = kind === "message";
  return {
    ...request,
    textKeys: textKeysByKind[kind],
    closed: closedAs(request),
    isOnHold: status === "on_hold",
    step: isMessage ? null : stepText(request, language),
    stage: isMessage ? null : (told[status] ?? (repliedAt ? (told.acknowledged ?? null) : null)),
    hasFamilyTask: status === "info_needed" || status === "quoted",
  };
}

/** "Step 2 of 5" and the step's name; null if the request has left the steps. */
function stepText(request: PublicRequest, language: Language): StatusDetails["step"] {
  const step = stepOf(request);
  if (step === null || isClosed(request.status)) return null;
  return {
    title: texts(language).services.steps[step].title,
    number: translator(language)("submission.status.step", {
      number: formatNumber(stepKeys.indexOf(step) + 1, language),
      count: formatNumber(stepKeys.length, language),
    }),
  };
}

function closedAs({ kind, status }: PublicRequest): StatusDetails["closed"] {
  switch (status) {
    case "completed":
    case "cancelled":
      return kind === "message" ? "message" : status;
    case "declined":
    case "duplicate":
    case "spam":
      return status;
    default:
      return null;
  }
}
