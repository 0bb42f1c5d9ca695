import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { mailsAbout, type RequestMail } from "~/features/mail/mail-states.server";
import type { PlaceView } from "~/features/requests/dashboard/case-head";
import { clockView } from "~/features/requests/dashboard/clock-view.server";
import {
  noWays,
  type Signature,
  signatureOf,
  waysView,
} from "~/features/requests/dashboard/contact-links.server";
import { ownerView } from "~/features/requests/dashboard/owner-view.server";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import { senderFacts, withoutWays } from "~/features/requests/dashboard/sender-facts.server";
import { timelineDays } from "~/features/requests/dashboard/timeline-view.server";
import type { Person } from "~/features/sessions/person";
import { formatDateTime } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import { paths, type Query } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { messageActSchema } from "../act.schema";
import { findMessage, type MessageRecord } from "../message-record.server";
import { messagePath } from "./message-views.server";
import { timelineEntries } from "./timeline-view.server";

export type LoadedMessage = Awaited<ReturnType<typeof loadMessage>>;

/**
 * What every page about one message is loaded with.
 *
 * @param around the list that one came from, and who is opened after it
 * @throws a 404 page for a message that is not there
 */
export async function loadMessage(
  request: Request,
  context: Context,
  { id = "", person, around }: { id?: string; person: Person; around: Around },
) {
  const language = languageOf(request);
  const now = context.now();
  const found = await findMessage(context.db, id, now);
  if (!found) throw data(null, { status: 404 });
  const { nav, erased, readers, messages } = texts(language).dashboard;
  const mails = await mailsAbout(context.db, [id]);
  const signature = await signatureOf(context, person, found.language);
  const view = messageView(found, mails, { language, now, signature, around });
  return {
    meta: { title: `${view.fullName} · ${view.reference}` },
    view,
    // it is posted to a page of its own
    keptForm: view.isErased || view.booking ? null : { id: "act", action: view.composer.action },
    place: around.place,
    owner: await ownerView(context.db, { kind: "message", ...found }, person, {
      language,
      here: view.paths.here,
    }),
    readers: await readAndListReaders(request, context, found.id, language),
    text: {
      handling: texts(language).handling,
      place: texts(language).requestWork.place,
      making: texts(language).requestWork.making,
      erasing: texts(language).erasing,
      messages,
      nav,
      erased,
      readers,
    },
  };
}

interface Reader {
  language: Language;
  now: Date;
  signature: Signature;
  around: Around;
}

/** What `features/all-requests` says of the list that one came from. */
interface Around {
  /** Who is opened after it is saved, in a sentence. */
  next: string | null;
  /** The list's filter. */
  query: Query;
  place: PlaceView | null;
}

function messageView(
  found: MessageRecord,
  mails: readonly RequestMail[],
  { language, now, signature, around }: Reader,
) {
  const { dashboard, handling } = texts(language);
  const t = translator(language);
  const code = writtenIn(found.message, found.language);
  // taken back, the history still names it
  const heard = found.history.find(({ kind }) => kind === "family")?.id ?? "";
  const made = found.bookingId && found.history.find(({ kind }) => kind === "made")?.other;
  return {
    reference: found.reference,
    fullName: found.name || dashboard.erased.name,
    isErased: found.name === "",
    isClosed: found.status === "closed",
    route: dashboard.messages.message,
    urgent: null,
    status: dashboard.messages.statuses[found.status],
    clock: clockView(found.clock, language),
    // the family is spoken with in the booking that was made of it
    ways: made ? noWays : waysView(found, signature),
    words: found.message
      ? [
          {
            id: found.id,
            text: found.message,
            code,
            from: `${languageNames[code]} · ${formatDateTime(found.receivedAt, language)}`,
          },
        ]
      : [],
    facts: made ? withoutWays(senderFacts(found, language)) : senderFacts(found, language),
    timeline: timelineDays(timelineEntries(found, mails, language), language, now),
    booking: made
      ? { href: paths.dashboardBooking(made.id, language), reference: made.reference }
      : null,
    composer: {
      action: paths.dashboardRecord("contacts", found.id, language, "acts", around.query),
      hidden: { formKey: randomUUID(), heard },
      rules: formRulesOf(messageActSchema),
      wordsHint: found.email
        ? t("handling.composer.wordsHint", { email: found.email })
        : handling.composer.wordsHintNoEmail,
      next: around.next,
    },
    closing: {
      formKey: randomUUID(),
      closed: found.status === "closed" ? "no" : "yes",
      heard,
    },
    paths: {
      queue: paths.dashboard(language, around.query),
      /** With the list that one came from. */
      here: paths.dashboardRecord("contacts", found.id, language, "", around.query),
      request: messagePath(found.id, language),
      closings: messagePath(found.id, language, "closings"),
      booking: messagePath(found.id, language, "booking"),
      erasure: messagePath(found.id, language, "erasure"),
    },
  };
}
