import type { Selectable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { RequestEvents } from "#db/tables/requests";
import { publicNamesOf } from "~/features/identity/coordinator-profile.server";
import { formatMoment } from "~/locales/format-clock";
import { type Language, langIfOther } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import { fillIn, texts, translator } from "~/server/i18n.server";
import { consentConversationText } from "../consent-words.server";
import { factName, factOf } from "../fact-words.server";
import type { FamilyReader } from "../family-page.server";
import { isOnPage, paperEventKinds } from "../history";
import { isClosed, stepOf } from "../life";
import { familyPaperEvent } from "../papers/event-words.server";
import { sideIdsOf } from "../replies.server";
import { peopleOfCase } from "../request-contacts.server";
import type { ConversationEntry } from "./conversation-entry";
import { type CaseReading, readText } from "./readings.server";

type Event = Selectable<RequestEvents>;

/** Kinds of events that a family may see; `undo` is read only to hide the undone events. */
const visibleKinds = [
  "sent",
  "family",
  "move",
  "reply",
  "correction",
  "undo",
  "consent",
  "disclosure",
  ...paperEventKinds,
] as const;

interface ConversationContext {
  language: Language;
  now: Date;
  /** The request's first text, its language, and its writer's name. */
  request: { words: string; language: Language; name: string };
  readings: readonly CaseReading[];
}

/** Everything that a family may read about its case, newest first. */
export async function familyConversation(
  db: Queryable,
  { requestId, contactId }: Pick<FamilyReader, "requestId" | "contactId">,
  { language, now, request, readings }: ConversationContext,
): Promise<ConversationEntry[]> {
  const text = texts(language).familyPage.conversation;
  const events = await db
    .selectFrom("request_events")
    .selectAll()
    .where("request_id", "=", requestId)
    .where("kind", "in", visibleKinds)
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
  const undoneIds = events.flatMap(({ undoes }) => (undoes ? [undoes, ...sideIdsOf(undoes)] : []));
  const names = await publicNamesOf(
    db,
    events.flatMap(({ actor_id }) => actor_id ?? []),
  );
  const people = await peopleOfCase(db, requestId);
  const visibleEvents = events.filter(({ id, kind }) => kind !== "undo" && !undoneIds.includes(id));
  return visibleEvents.flatMap((event) => entryOf(event) ?? []);

  function entryOf(event: Event): ConversationEntry | null {
    switch (event.kind) {
      case "sent":
        return event.by === "family"
          ? familyEntry(event, request.words)
          : eventEntry(event, text.byPhone);
      case "family":
        // a later request of the family has its own page
        return event.other_id ? null : familyEntry(event, event.words);
      case "reply":
        return isForOtherContact(event) ? null : replyEntry(event);
      case "correction":
        return eventEntryOrNull(event, correctionText(event));
      case "move":
        return eventEntryOrNull(event, stepText(event, language));
      case "consent":
      case "disclosure":
        return eventEntry(
          event,
          withName(
            event,
            consentConversationText({ ...event, newValue: event.new_value ?? "" }, language),
          ),
        );
      default:
        return paperEntry(event);
    }
  }

  function isForOtherContact({ field, new_value }: Event): boolean {
    return field === "contact" && new_value !== contactId;
  }

  function familyEntry(event: Event, words: string): ConversationEntry | null {
    if (words === "") return null;
    const writerId = event.kind === "family" && event.field === "contact" ? event.new_value : null;
    const name = writerId ? people.find(({ id }) => id === writerId)?.name : request.name;
    const writer = writerId === contactId ? text.you : name || text.family;
    const reading = readings.find(({ at }) => at >= event.at);
    return {
      ...entry(event, writer),
      side: "family",
      words,
      lang: langIfOther(writtenIn(words, request.language), language),
      readText: reading && readText(reading, now, language),
    };
  }

  function replyEntry(event: Event): ConversationEntry {
    const name = nameOf(event);
    if (isOnPage(event) && event.words !== "") {
      const lang = langIfOther(writtenIn(event.words, request.language), language);
      return { ...entry(event, name), side: "setu", words: event.words, lang };
    }
    const ways: Record<string, string> = text.ways;
    return eventEntry(
      event,
      fillIn(ways[event.channel ?? ""] ?? text.ways.other, { name }, language),
    );
  }

  function correctionText({ field, actor_id, by }: Event): string {
    const key = factOf(field)?.key;
    if (!key) return "";
    const corrector = by === "family" ? text.you : names.get(actor_id ?? "") || text.coordinator;
    const correction = translator(language)("familyPage.conversation.corrected", {
      field: factName(key, language),
    });
    return `${correction} · ${corrector}`;
  }

  function paperEntry(event: Event): ConversationEntry {
    const caption = withName(event, familyPaperEvent(event, language));
    const { words } = event;
    if (words === "") return eventEntry(event, caption);
    return {
      ...eventEntry(event, caption),
      words,
      lang: langIfOther(writtenIn(words, request.language), language),
    };
  }

  /** Adds the coordinator's name, unless the family caused the event. */
  function withName(event: Event, caption: string): string {
    return event.by === "family" ? caption : `${caption} · ${nameOf(event)}`;
  }

  function nameOf({ actor_id }: Event): string {
    return names.get(actor_id ?? "") || text.coordinator;
  }

  function eventEntryOrNull(event: Event, caption: string): ConversationEntry | null {
    return caption === "" ? null : eventEntry(event, caption);
  }

  function eventEntry(event: Event, caption: string): ConversationEntry {
    return { ...entry(event, caption), side: "event", words: "" };
  }

  function entry({ id, at }: Event, caption: string) {
    return { id, at, caption: `${caption} · ${formatMoment(at, now, language)}` };
  }
}

/** Caption of a move: the new step or state; empty if the family's step is the same as before. */
function stepText({ from_status, to_status }: Event, language: Language): string {
  if (!to_status) return "";
  const { closed, onHold, steps } = texts(language).submission.status;
  if (to_status === "on_hold") return onHold.title;
  const titles: Partial<Record<string, { title: string }>> = closed;
  if (isClosed(to_status)) return titles[to_status]?.title ?? "";
  const step = stepOf({ status: to_status, heldFrom: null });
  const previousStep = from_status && stepOf({ status: from_status, heldFrom: null });
  return step && step !== previousStep ? steps[step] : "";
}
