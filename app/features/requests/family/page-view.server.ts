import { recordReading } from "~/features/audit/readings.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { newSubmissionKey } from "~/features/forms/submissions.server";
import { openConsentsOf } from "~/features/papers/consents.server";
import { dhakaDay } from "~/locales/calendar";
import { formatDateTime, formatDuration, formatTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { PhoneOwnership } from "~/on-phone";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { ownCancellation } from "../family-cancelling.server";
import { isCorrectable } from "../family-corrections.server";
import { type FamilyReader, requireFamily } from "../family-page.server";
import { isClosed } from "../life";
import { neededView } from "../papers/needed-view.server";
import { requestRecap } from "../status/recap.server";
import { requestStatusView } from "../status/request-status.server";
import { standingOf } from "../status/standing";
import { familyConversation } from "./conversation.server";
import type { ConversationEntry } from "./conversation-entry";
import { type FamilyRequest, findFamilyRequest } from "./family-request.server";
import { type CaseReading, caseReadings, readText } from "./readings.server";
import { familyTopView } from "./top-view.server";
import { wordsSchema } from "./words.schema";

/** Messages on the page itself; the rest is on the conversation's page. */
const SHOWN_MESSAGES = 2;
const MESSAGE_FORM_ID = "write";

/** The family's page of a request. */
export async function familyPageView(
  request: Request,
  context: Context,
  typedReference: string | undefined,
) {
  const { reader, found, language, readings, conversation } = await loadFamilyPage(
    request,
    context,
    typedReference,
  );
  const { reference } = reader;
  const dictionary = texts(language);
  const now = context.now();
  const status = requestStatusView(found, { language, dictionary }, now, true);
  const recap = await requestRecap(context.db, reference, language);
  const partPath = (name: string) => paths.familyPage(reference, language, name);
  const messages = conversation.filter(({ side }) => side !== "event");
  const cancellation = await ownCancellation(context.db, found.id, now);
  return {
    ...messageFormView(found, language),
    ...phoneOwnership(reader),
    meta: { title: status.about },
    about: status.about,
    top: familyTopView(reader, language),
    text: dictionary.familyPage,
    status,
    due: dueView(found, { readings, conversation, now }, language),
    conversation: messages.slice(0, SHOWN_MESSAGES),
    conversationHref: conversation.length > SHOWN_MESSAGES ? partPath("conversation") : null,
    papers: isClosed(found.status) ? null : await neededView(context, reader, language),
    recap: recap?.lines ?? [],
    detailsHref: isCorrectable(found.status) ? partPath("details") : null,
    cancelHref: isClosed(found.status) || found.kind === "message" ? null : partPath("cancel"),
    sharingHref: partPath("sharing"),
    consents: await consentsLink(context, found.id, partPath("consents"), language),
    undoCancelHref: cancellation ? partPath("cancel") : null,
    readers: lastReadings(readings).map((reading) => readText(reading, now, language)),
  };
}

/** Link to the consents page, and the recipients of the consents that still need an answer. */
async function consentsLink({ db }: Context, id: string, href: string, language: Language) {
  const { asked, open, link } = texts(language).consents.family;
  const consents = await openConsentsOf(db, id);
  return { href, text: { asked, open, link }, recipients: consents.map((one) => one.recipient) };
}

/** The page with the whole conversation. */
export async function conversationView(
  request: Request,
  context: Context,
  typedReference: string | undefined,
) {
  const { reader, found, language, conversation } = await loadFamilyPage(
    request,
    context,
    typedReference,
  );
  const { familyPage: text } = texts(language);
  return {
    ...messageFormView(found, language),
    ...phoneOwnership(reader),
    meta: { title: text.conversation.title },
    top: familyTopView(reader, language, true),
    text,
    conversation,
  };
}

/** Opens the page for a session or an account, and records the reading. */
async function loadFamilyPage(
  request: Request,
  context: Context,
  typedReference: string | undefined,
) {
  const { db } = context;
  const language = languageOf(request);
  const reader = await requireFamily(request, context, typedReference);
  const { requestId, person } = reader;
  const found = await findFamilyRequest(db, reader);
  const readings = await caseReadings(db, requestId, found.receivedAt);
  const now = context.now();
  const conversation = await familyConversation(db, reader, {
    language,
    now,
    request: found,
    readings,
  });
  const newest = conversation.find(({ side }) => side === "setu")?.at;
  await recordReading(context, {
    kind: "family-read",
    requestId,
    readerId: person?.id ?? null,
    newest,
  });
  return { reader, found, language, readings, conversation };
}

/** The phone stores the page only for a session on the reader's own phone, never for an account. */
function phoneOwnership({ session }: FamilyReader): PhoneOwnership {
  return { keptOnPhone: session?.device === "own" };
}

/** The message form; for a closed request, links to write elsewhere. */
function messageFormView({ status, reference, survivor }: FamilyRequest, language: Language) {
  const action = paths.familyPage(reference, language);
  const isOpen = !isClosed(status);
  return {
    form: isOpen
      ? { action, submissionKey: newSubmissionKey(), rules: formRulesOf(wordsSchema) }
      : null,
    closed: isOpen
      ? null
      : {
          newRequestHref: paths.booking(language),
          survivor: survivor
            ? { href: paths.familyPage(survivor, language), label: survivor }
            : null,
        },
    keptForm: isOpen ? { id: MESSAGE_FORM_ID, action } : null,
  };
}

/**
 * Deadline of our reply, and the reading of the newest message; null if no reply is due or we are
 * late.
 */
function dueView(
  found: FamilyRequest,
  {
    readings,
    conversation,
    now,
  }: { readings: CaseReading[]; conversation: ConversationEntry[]; now: Date },
  language: Language,
) {
  const open = !isClosed(found.status);
  if (standingOf({ ...found, open }, now) !== "due") return null;
  const { dueAt } = found;
  const newest = conversation.find(({ side }) => side === "family");
  const isToday = dhakaDay(new Date(dueAt)) === dhakaDay(now);
  const time = formatDuration(Date.parse(dueAt) - now.getTime(), language);
  return {
    time: isToday ? formatTime(dueAt, language) : formatDateTime(dueAt, language, false),
    timeLeft: translator(language)("familyPage.due.left", { time }),
    readText: newest ? newest.readText : lastReadText(),
  };

  function lastReadText(): string | undefined {
    const last = readings.at(-1);
    return last && readText(last, now, language);
  }
}

/** The last reading of each coordinator, most recent first. */
function lastReadings(readings: readonly CaseReading[]): CaseReading[] {
  const lastByName = new Map(readings.map((reading) => [reading.name, reading]));
  return [...lastByName.values()].toSorted((one, other) => (one.at < other.at ? 1 : -1));
}
