import type { Insertable } from "kysely";
import type { Schema } from "../../schema";
import { requestSearchText } from "../../search-text";
import { coordinatorOf, largePerson, ownerOf } from "./people";
import { pick, random } from "./random";
import { clockOf, timesOf } from "./times";

type LargeRequest = Insertable<Schema["requests"]>;
type Event = Insertable<Schema["request_events"]>;
type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };

/** Newest requests, where four in ten have no reply yet; among the others, one in 2,000. */
const NEWEST_COUNT = 400;
/** Newest requests, which are in progress once they have a reply; all others are closed. */
const IN_PROGRESS_COUNT = 6_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const PLACES = ["Dhaka", "Chattogram", "Sylhet", "ময়মনসিংহ", "খুলনা", "রাজশাহী", "বরিশাল", "Rangpur"];
const DESTINATIONS = ["India", "Thailand", "Singapore", "Malaysia", "Germany"];
const SERVICES = [null, "icu-air-ambulance", "doctor-appointment", "visa-and-tickets"];
const HOSPITALS = [null, null, "Bumrungrad International Hospital", "Apollo Hospitals, Chennai"];
const IN_PROGRESS: readonly LargeRequest["status"][] = [
  "acknowledged",
  "info_needed",
  "in_review",
  "quoted",
  "confirmed",
  "scheduled",
  "in_transit",
  "arrived",
  "on_hold",
];
const CLOSED: readonly LargeRequest["status"][] = [
  "completed",
  "completed",
  "completed",
  "declined",
  "cancelled",
  "duplicate",
];
const WORDS = [
  "She has had pain in the chest for three weeks; the reports are from Mymensingh.",
  "আমার বাবার হার্টের অপারেশন দরকার, ডাক্তার চেন্নাই যেতে বলেছেন।",
  "We were told to see a liver specialist soon. Can a relative travel along?",
  "কিডনির সমস্যা, সপ্তাহে দুইবার ডায়ালাইসিস হয়। খরচ কত হবে জানতে চাই।",
  "The scan shows a tumour. We would like a second opinion in Bangkok.",
];

/** The booking with this number and its history: three rows for three in five, two for the rest. */
export function largeBooking(index: number, now: Date, users: number): Rows {
  const id = `large-booking-${index}`;
  const person = largePerson(index);
  const owner = ownerOf(index, users);
  const times = timesOf(index, now, index < NEWEST_COUNT ? 0.4 : 0.0005);
  const status = statusOf(index, times.replied_at !== null);
  const coordinator = coordinatorOf(index, users);
  const row: LargeRequest = {
    id,
    reference: referenceOf(index),
    kind: "booking",
    submission_key: id,
    content_hash: id,
    full_name: person.name,
    email: owner?.email ?? person.email,
    phone_number: person.phone,
    patient_current_location: pick(PLACES, index, 2),
    destination_country: pick(DESTINATIONS, index, 3),
    tell_us_more: `${pick(WORDS, index, 4)} ${pick(WORDS, index, 5)} ${index}`,
    service: pick(SERVICES, index, 6),
    hospital: pick(HOSPITALS, index, 7),
    urgent: random(index, 8) < 0.15 ? 1 : 0,
    language: person.language,
    status,
    held_from: status === "on_hold" ? "in_review" : null,
    ...times,
    user_id: owner?.id ?? null,
    assigned_to: random(index, 9) < 0.7 ? (coordinator?.id ?? null) : null,
    ...followUpOf(index, status, times.replied_at, now, coordinator),
  };
  const base = { request_id: id, at: row.updated_at, ...actorColumns(coordinator) };
  const acts: Event[] = [
    row.replied_at
      ? { ...base, id: `${id}-1`, kind: "reply", at: row.replied_at, channel: "phone", words: "" }
      : { ...base, id: `${id}-1`, kind: "note", words: "Called, no answer." },
    status === "received"
      ? { ...base, id: `${id}-2`, kind: "note", words: "Asked the ward for the reports." }
      : { ...base, id: `${id}-2`, kind: "move", to_status: status, words: pick(WORDS, index, 10) },
  ];
  return {
    requests: [{ ...row, search_text: requestSearchText(row) }],
    request_events: [arrivalOf(row), ...acts.slice(0, index % 5 < 2 ? 1 : 2)],
    clocks: [clockOf(id, times, coordinator, status !== "duplicate")],
  };
}

function arrivalOf({ id, received_at: at }: LargeRequest): Event {
  const sent = { kind: "sent", by: "family", to_status: "received", words: "" } as const;
  return { id: `${id}-0`, request_id: id, at, ...sent };
}

/** The message with this number and two events. */
export function largeMessage(index: number, now: Date, users: number): Rows {
  const id = `large-message-${index}`;
  const person = largePerson(index + 3);
  const owner = ownerOf(index + 3, users);
  const times = timesOf(5 * index, now, index < NEWEST_COUNT / 5 ? 0.4 : 0.0005);
  const coordinator = coordinatorOf(index, users);
  const status = times.replied_at
    ? pick(["acknowledged", "completed"] as const, index, 24)
    : "received";
  const row: LargeRequest = {
    id,
    reference: referenceOf(1_000_000 + index),
    kind: "message",
    submission_key: id,
    content_hash: id,
    full_name: person.name,
    email: owner?.email ?? person.email,
    phone_number: random(index, 22) < 0.5 ? person.phone : "",
    tell_us_more: `${pick(WORDS, index, 23)} ${index}`,
    language: person.language,
    status,
    ...times,
    user_id: owner?.id ?? null,
    assigned_to: random(index, 25) < 0.5 ? (coordinator?.id ?? null) : null,
    ...followUpOf(index, status, times.replied_at, now, coordinator),
  };
  const act = { id: `${id}-1`, request_id: id, ...actorColumns(coordinator) };
  return {
    requests: [{ ...row, search_text: requestSearchText(row) }],
    request_events: [
      arrivalOf(row),
      row.replied_at
        ? { ...act, kind: "reply", at: row.replied_at, channel: "page", words: "" }
        : { ...act, kind: "note", at: row.received_at, words: "Asked which hospital." },
    ],
    clocks: [clockOf(id, times, coordinator, true)],
  };
}

function statusOf(index: number, hasReply: boolean): LargeRequest["status"] {
  if (!hasReply) return "received";
  return index < IN_PROGRESS_COUNT ? pick(IN_PROGRESS, index, 29) : pick(CLOSED, index, 29);
}

/**
 * The follow-up: nineteen in twenty open, answered requests have one and an owner; one in a hundred
 * is due.
 */
function followUpOf(
  index: number,
  status: LargeRequest["status"],
  repliedAt: string | null,
  now: Date,
  coordinator: { id: string } | null,
) {
  const isAdrift = random(index, 31) < 0.05;
  if (repliedAt === null || CLOSED.includes(status) || isAdrift) {
    return { again_at: null, again_why: "" };
  }
  const days = random(index, 32) < 0.01 ? -1 : 1 + random(index, 33) * 30;
  const again_at = new Date(now.getTime() + days * DAY_MS).toISOString();
  return { again_at, again_why: "Ask for the reports", assigned_to: coordinator?.id ?? null };
}

function actorColumns(coordinator: { id: string; name: string } | null) {
  return {
    by: "desk" as const,
    actor_id: coordinator?.id ?? null,
    actor_name: coordinator?.name ?? "",
  };
}

/** A unique reference in Crockford's alphabet that looks random. */
function referenceOf(index: number): string {
  const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  let rest = (BigInt(index + 1) * 0x9e3779b97fn) & 0xffffffffffn;
  let code = "";
  for (; code.length < 8; rest >>= 5n) code += signs[Number(rest & 31n)];
  return `SETU-${code.slice(0, 4)}-${code.slice(4)}`;
}
