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

/** Number of newest messages that the page itself shows. */
const NEWEST = 2;

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
  const part = (name: string) => paths.familyPage(reference, language, name);
  const messages = conversation.filter(({ side }) => side !== "event");
  return {
    ...messageFormView(found, language),
    ...keptOnPhone(reader),
    meta: { title: status.about },
    about: status.about,
    top: familyTopView(reader, language),
    text: dictionary.familyPage,
    status,
    due: dueView(found, { readings, conversation, now }, language),
    conversation: messages.slice(0, NEWEST),
    conversationHref: conversation.length > NEWEST ? part("conversation") : null,
    papers: isClosed(found.status) ? null : await neededView(context, reader, language),
    recap: recap?.lines ?? [],
    detailsHref: isCorrectable(found.status) ? part("details") : null,
    cancel: isClosed(found.status) || found.kind === "message" ? null : part("cancel"),
    sharingHref: part("sharing"),
    consents: await consentsLink(context, found.id, part("consents"), language),
    undoCancelHref: (await ownCancellation(context.db, found.id, now)) ? part("cancel") : null,
    readers: lastReadings(readings).map((reading) => readText(reading, now, language)),
  };
}

/** The way to the consents, and the recipients about whom the family is asked. */
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
    ...keptOnPhone(reader),
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

/** The page is stored only by a session on an own phone: an account may be open on any phone. */
function keptOnPhone({ session }: FamilyReader): PhoneOwnership {
  return { keptOnPhone: session?.device === "own" };
}

/** The message form; a closed request has none. */
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
          another: paths.booking(language),
          goesOn: survivor ? { href: paths.familyPage(survivor, language), label: survivor } : null,
        },
    keptForm: isOpen ? { id: WORDS_FORM, action } : null,
  };
}

/** Id of the message form. */
const WORDS_FORM = "write";

/** Deadline of the next answer, and the reading of the newest message; null if late or not due. */
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
    left: translator(language)("familyPage.due.left", { time }),
    read: newest ? newest.read : lastRead(),
  };

  function lastRead(): string | undefined {
    const last = readings.at(-1);
    return last && readText(last, now, language);
  }
}

/** The last reading of each coordinator, most recent first. */
function lastReadings(readings: readonly CaseReading[]): CaseReading[] {
  const last = new Map(readings.map((reading) => [reading.name, reading]));
  return [...last.values()].toSorted((one, other) => (one.at < other.at ? 1 : -1));
}
