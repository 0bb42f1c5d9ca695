import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths, type Query } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { factLines } from "../fact-words.server";
import { allowedMoves, isClosed } from "../life";
import { clockView } from "../promise/clock-view.server";
import { mergePath, requestPath } from "../request-path";
import { contactLinks, noContactLinks, referenceChatLink, type Signature } from "../ways.server";
import { requestName, statusNames } from "../words.server";
import { caseTimeline } from "./case-timeline.server";
import { composerView } from "./composer-view.server";
import { factsForm } from "./facts-form.server";
import { factsView } from "./facts-view.server";
import { followUpView } from "./follow-up-view.server";
import type { PositionView } from "./head";
import { firstPhoneOf, peopleView } from "./people-view.server";
import type { TemplatesView } from "./reply-templates.server";
import type { ShownRequest } from "./shown.server";
import { timelineDays } from "./timeline-view.server";
import { wordsOnTop, wordsView } from "./words-on-top.server";

export type RequestView = ReturnType<typeof requestView>;

interface ViewOptions {
  language: Language;
  now: Date;
  signature: Signature;
  around: RequestNeighbours;
  templates: TemplatesView | null;
}

/** The list from which the request was opened. */
export interface RequestNeighbours {
  /** A sentence that names the next waiting request; null if nobody waits. */
  next: string | null;
  nextHref: string | null;
  /** The list's filter, for links back to the list. */
  query: Query;
  /** Null if the request is not in the list. */
  place: PositionView | null;
}

export function requestView(
  found: ShownRequest,
  { language, now, signature, around, templates }: ViewOptions,
) {
  const { dashboard } = texts(language);
  const t = translator(language);
  const names = statusNames(found.kind, language);
  const partOf = found.partOf && linkTo(found.partOf, language);
  // the address to which `recordAct` mails
  const [email = ""] = found.contacts.emails;
  const people = peopleView(found, signature, language);
  const topText = wordsOnTop(found);
  const correction = factsForm(found, language);
  return {
    id: found.id,
    reference: found.reference,
    fullName: nameOf(found, language),
    isErased: found.isErased,
    route: routeOf(found, language),
    urgent: found.urgent ? dashboard.list.urgent : null,
    status: names[found.status],
    heldFrom: found.heldFrom && t("dashboard.detail.heldFrom", { status: names[found.heldFrom] }),
    clock: clockView(found.clock, language),
    // the family of a merged request is contacted from the other request
    ways: partOf
      ? noContactLinks
      : contactLinks({ ...found, phone: firstPhoneOf(found), email }, signature),
    people,
    referenceChatHref: partOf ? null : referenceChatLink(found, signature),
    words: topText ? wordsView(topText, found, language) : null,
    facts: factsView(found, language),
    correction,
    timeline: timelineDays(
      caseTimeline(found, { now, topTextId: topText?.id }, language),
      language,
      now,
    ),
    duplicates: duplicatesView(found, language),
    merged: found.merged.map((one) => linkTo(one, language)),
    partOf,
    composer: {
      ...composerView(
        found,
        {
          email,
          people,
          isPart: partOf !== null,
          now,
          around,
          seenFacts: correction.defaults,
        },
        language,
      ),
      partOf,
      templates,
    },
    moves: movesView(found, language),
    followUp: followUpView(found, now, language),
    paths: {
      queue: paths.dashboard(language, around.query),
      /** The next request in the list, otherwise the next waiting request. */
      next: around.place?.next ?? around.nextHref,
      /** Address of this page with the list's filter. */
      here: requestPath(found, language, "", around.query),
      request: requestPath(found, language),
      /** Null for a booking or a merged request. */
      kind: found.kind === "booking" || partOf ? null : requestPath(found, language, "kind"),
      access: partOf || found.isErased ? null : requestPath(found, language, "access"),
      needed: partOf || found.isErased ? null : requestPath(found, language, "papers/needed"),
      erasure: requestPath(found, language, "erasure"),
    },
  };
}

/** Name in the request; if it has none, the name in a request merged into it. */
export function nameOf(
  found: Pick<ShownRequest, "fullName" | "phoneNumber" | "merged">,
  language: Language,
): string {
  const requestWithName = [found, ...found.merged].find(({ fullName }) => fullName !== "");
  return requestName(requestWithName ?? found, language);
}

/** "Medical escort · Chattogram → India". */
function routeOf(found: ShownRequest, language: Language): string {
  const { dashboard, booking } = texts(language);
  const kinds = {
    booking: "",
    message: dashboard.messages.message,
    call_back: booking.facts.callBack,
  };
  const service = factLines(found, language).find(({ key }) => key === "service");
  const journey = [found.patientCurrentLocation, found.destinationCountry]
    .filter(Boolean)
    .join(" → ");
  return [kinds[found.kind], service?.value, journey].filter(Boolean).join(" · ");
}

/** Possible duplicates; none for a merged request, because it cannot be merged again. */
function duplicatesView(found: ShownRequest, language: Language) {
  return (found.partOf ? [] : found.duplicates)
    .filter(({ status }) => status !== "duplicate")
    .map((one) => ({
      ...linkTo(one, language),
      name: requestName(one, language),
      status: statusNames(one.kind, language)[one.status],
      received: formatDateTime(one.receivedAt, language),
      mergeHref:
        isClosed(found.status) || isClosed(one.status) ? null : mergePath(found, one.id, language),
    }));
}

function movesView(found: ShownRequest, language: Language) {
  const { dashboard, handling } = texts(language);
  const t = translator(language);
  const names = statusNames(found.kind, language);
  const moves = allowedMoves(found).map(({ to, kind, needsReason }) => ({
    needsReason,
    value: to,
    label: t(`handling.moves.${kind}`, { status: names[to] }),
  }));
  return {
    unchangedLabel:
      found.status === "received"
        ? t("handling.composer.staysUntilReply", {
            status: names.received,
            next: names.acknowledged,
          })
        : t("handling.composer.stays", { status: names[found.status] }),
    withoutReason: moves.filter(({ needsReason }) => !needsReason),
    withReason: moves.filter(({ needsReason }) => needsReason),
    withReasonTitle:
      found.kind === "message" ? dashboard.messages.reopen : handling.composer.further,
  };
}

/** The link has the address of a booking; for another kind, the page redirects. */
function linkTo({ id, reference }: { id: string; reference: string }, language: Language) {
  return { id, reference, href: requestPath({ kind: "booking", id }, language) };
}
