import { randomUUID } from "node:crypto";
import { formRulesOf } from "~/features/forms/form-rules.server";
import type { PlaceView } from "~/features/requests/dashboard/case-head";
import type { FactView, WordsView } from "~/features/requests/dashboard/case-parts";
import { clockView } from "~/features/requests/dashboard/clock-view.server";
import {
  noWays,
  type Signature,
  waysView,
} from "~/features/requests/dashboard/contact-links.server";
import {
  senderFacts,
  waysFacts,
  withoutWays,
} from "~/features/requests/dashboard/sender-facts.server";
import { timelineDays } from "~/features/requests/dashboard/timeline-view.server";
import { factLines, factName } from "~/features/requests/fact-words.server";
import type { FactKey } from "~/features/requests/facts";
import { formatDateTime } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import { paths, type Query } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { bookingActSchema } from "../act.schema";
import { type BookingAnswers, isErased } from "../booking";
import type { CaseRecord } from "../case-record.server";
import { contactsOf } from "../duplicates.server";
import { allowedMoves, isClosed } from "../statuses";
import { bookingName } from "./booking-name.server";
import { timelineEntries } from "./timeline-view.server";

export type CaseView = ReturnType<typeof caseView>;

/** Whom the page is for, and whom it names. */
export interface CaseReader {
  language: Language;
  now: Date;
  /** The reading coordinator's own. */
  signature: Signature;
  around: Around;
}

/** What `features/all-requests` says of the list that one came from. */
export interface Around {
  /** Who is opened after it is saved, in a sentence. */
  next: string | null;
  /** The list's filter. */
  query: Query;
  place: PlaceView | null;
}

/** A booking in the words of the page. */
export function caseView(found: CaseRecord, { language, now, signature, around }: CaseReader) {
  const { dashboard, handling } = texts(language);
  const t = translator(language);
  const { statuses } = dashboard;
  const partOf = found.partOf && linkTo(found.partOf, language);
  const facts = factsView(found, language);
  // as `recordAct` sends it
  const [email = ""] = contactsOf([found, ...found.merged]).emails;
  const moves = allowedMoves(found).map(({ to, kind, needsReason }) => ({
    needsReason,
    value: to,
    label: t(`handling.moves.${kind}`, { status: statuses[to] }),
  }));
  return {
    id: found.id,
    reference: found.reference,
    fullName: bookingName(found, language),
    isErased: isErased(found),
    route: routeOf(found, language),
    urgent: found.urgent ? dashboard.list.urgent : null,
    status: statuses[found.status],
    heldFrom:
      found.heldFrom && t("dashboard.detail.heldFrom", { status: statuses[found.heldFrom] }),
    clock: clockView(found.clock, language),
    // the family is spoken with in the one that this is part of
    ways: partOf
      ? noWays
      : waysView({ ...found, name: found.fullName, phone: found.phoneNumber, email }, signature),
    words: familyWords(found, language),
    facts: partOf ? withoutWays(facts) : facts,
    timeline: timelineDays(timelineEntries(found, language), language, now),
    // what is part of another is merged with nothing more
    duplicates: (partOf ? [] : found.duplicates)
      .filter(({ status }) => status !== "duplicate")
      .map((one) => ({
        ...linkTo(one, language),
        name: bookingName(one, language),
        status: statuses[one.status],
        received: formatDateTime(one.receivedAt, language),
        merge:
          isClosed(found.status) || isClosed(one.status)
            ? null
            : paths.dashboardRecord("bookings", found.id, language, "merges", { other: one.id }),
      })),
    merged: found.merged.map((one) => linkTo(one, language)),
    partOf,
    composer: {
      action: paths.dashboardRecord("bookings", found.id, language, "acts", around.query),
      hidden: {
        formKey: randomUUID(),
        version: String(found.version),
        openedAt: now.toISOString(),
        heard: found.heard,
      },
      rules: formRulesOf(bookingActSchema),
      // a note is nobody's mail
      wordsHint:
        email && !partOf
          ? t("handling.composer.wordsHint", { email })
          : handling.composer.wordsHintNoEmail,
      next: around.next,
      partOf,
    },
    moves: {
      stays:
        found.status === "received"
          ? t("handling.composer.staysUntilReply", {
              status: statuses.received,
              next: statuses.acknowledged,
            })
          : t("handling.composer.stays", { status: statuses[found.status] }),
      next: moves.filter(({ needsReason }) => !needsReason),
      further: moves.filter(({ needsReason }) => needsReason),
    },
    paths: {
      queue: paths.dashboard(language, around.query),
      /** With the list that one came from. */
      here: paths.dashboardRecord("bookings", found.id, language, "", around.query),
      request: paths.dashboardBooking(found.id, language),
      facts: paths.dashboardRecord("bookings", found.id, language, "facts"),
      erasure: paths.dashboardRecord("bookings", found.id, language, "erasure"),
    },
  };
}

/** "Medical escort · Chattogram → India". */
function routeOf(found: CaseRecord, language: Language): string {
  const service = factLines(found, language).find(({ key }) => key === "service");
  const way = [found.patientCurrentLocation, found.destinationCountry].filter(Boolean).join(" → ");
  return [service?.value, way].filter(Boolean).join(" · ");
}

/** What the family wrote here, and in what was merged into it, each in its own language. */
function familyWords(found: CaseRecord, language: Language): WordsView[] {
  const { words } = texts(language).handling;
  const t = translator(language);
  const all = [
    { ...found, from: words.first },
    ...found.merged.map((one) => ({
      ...one,
      from: t("handling.words.merged", { reference: one.reference }),
    })),
  ];
  return all
    .filter(({ tellUsMore }) => tellUsMore !== "")
    .map(({ id, tellUsMore, language: reads, from, receivedAt }) => {
      const code = writtenIn(tellUsMore, reads);
      const received = formatDateTime(receivedAt, language);
      return { id, text: tellUsMore, code, from: `${from} · ${languageNames[code]} · ${received}` };
    });
}

/** In the order of the page, then what was said otherwise in what was merged; what was not said is said to be so. */
function factsView(found: CaseRecord, language: Language): FactView[] {
  const { callBack, yes } = texts(language).booking.facts;
  const said = (answers: BookingAnswers) => [
    ...(answers.callBack ? [{ term: callBack, value: yes }] : []),
    // these stand above the rest, or with their links
    ...without(["fullName", "phoneNumber", "email", "tellUsMore"], answers),
  ];
  const without = (keys: readonly FactKey[], answers: BookingAnswers) =>
    factLines(answers, language)
      .filter(({ key }) => !keys.includes(key))
      .map(({ term, value }) => ({ term, value }));
  const name = ({ fullName }: BookingAnswers) => ({
    term: factName("fullName", language),
    value: fullName,
  });
  const own = [...said(found), ...senderFacts({ ...found, phone: found.phoneNumber }, language)];
  const isKnown = (fact: FactView) =>
    [name(found), ...own].some(({ term, value }) => term === fact.term && value === fact.value);
  const others = found.merged.flatMap((one) =>
    [name(one), ...said(one), ...waysFacts({ ...one, phone: one.phoneNumber }, language)]
      // what is left is as urgent as the most urgent
      .filter(({ term, value }) => value !== "" && term !== factName("urgent", language))
      .filter((fact) => !isKnown(fact))
      .map((fact) => ({ ...fact, of: one.reference })),
  );
  const missing = ({ term, value }: FactView) =>
    value === "" && others.some((other) => other.term === term);
  return [...own.filter((fact) => !missing(fact)), ...others];
}

function linkTo({ id, reference }: { id: string; reference: string }, language: Language) {
  return { id, reference, href: paths.dashboardBooking(id, language) };
}
