import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";
import type { BadgeTone } from "~/ui/badge";
import { isClosed, stepOf } from "./life";
import type { OwnRequest } from "./own.server";

export interface OwnCard {
  title: string;
  href: string;
  text: string;
  badge: { tone: BadgeTone; label: string };
  entries: { term: string; value: string }[];
  /** The request into which this one was merged. */
  mergedInto: { term: string; reference: string; href: string } | null;
}

/** Card of one request, with a link to its family's page. A message is shown in full. */
export function requestCard(request: OwnRequest, language: Language): OwnCard {
  const { booking, account, services } = texts(language);
  const { profile } = account;
  const isMessage = request.kind === "message";
  const step = stepOf(request);
  const replyEntries = replyEntriesOf(request, language);
  const sentEntry = { term: profile.sent, value: formatDateTime(request.receivedAt, language) };
  return {
    title: request.reference,
    href: paths.familyPage(request.reference, language),
    text: isMessage ? request.words : "",
    badge: stateOf(request, language),
    mergedInto: survivorEntry(request, language),
    entries: isMessage
      ? [sentEntry, ...replyEntries]
      : [
          { term: profile.step, value: step ? services.steps[step].title : "" },
          sentEntry,
          ...replyEntries,
          { term: booking.facts.destinationCountry, value: request.destination },
        ],
  };
}

/** The request's state as a badge for the family. */
function stateOf(
  { kind, status, repliedAt }: Pick<OwnRequest, "kind" | "status" | "repliedAt">,
  language: Language,
): { tone: BadgeTone; label: string } {
  const { state, messageState } = texts(language).account.profile;
  if (status === "spam") return { tone: "neutral", label: state.spam };
  if (kind === "message") {
    if (status === "completed") return { tone: "good", label: messageState.completed };
    // `repliedAt` is empty if the family wrote again after the reply
    if (repliedAt) return { tone: "good", label: messageState.acknowledged };
    if (!isClosed(status)) return { tone: "neutral", label: messageState.received };
  }
  // not acknowledged yet
  if (status === "received") return { tone: "neutral", label: state.received };
  if (status === "completed") return { tone: "good", label: state.completed };
  if (status === "on_hold") return { tone: "neutral", label: state.on_hold };
  if (status === "cancelled" || status === "declined" || status === "duplicate") {
    return { tone: "neutral", label: state[status] };
  }
  return { tone: "neutral", label: state.open };
}

/** The time of the reply or its deadline; empty for a closed request without a reply. */
function replyEntriesOf({ repliedAt, dueAt, status }: OwnRequest, language: Language) {
  const { profile } = texts(language).account;
  if (repliedAt) return [{ term: profile.replied, value: formatDateTime(repliedAt, language) }];
  if (isClosed(status)) return [];
  return [{ term: profile.replyDue, value: formatDateTime(dueAt, language) }];
}

/** The request into which this one was merged; null if there is none, or it is another person's. */
function survivorEntry({ survivorReference: reference }: OwnRequest, language: Language) {
  if (!reference) return null;
  const { keptIn } = texts(language).account.profile;
  return { term: keptIn, reference, href: paths.familyPage(reference, language) };
}
