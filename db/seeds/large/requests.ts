import type { Insertable } from "kysely";
import type { Schema } from "../../schema";
import { coordinatorOf, largePerson, ownerOf } from "./people";
import { pick, random } from "./random";
import { clockOf, timesOf } from "./times";

type Booking = Insertable<Schema["bookings"]>;
type BookingEvent = Insertable<Schema["booking_events"]>;
type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };

/** Of the newest so many, four in ten have no reply yet; so many are on their way; the rest is closed. */
const FRESH = 400;
const ON_THEIR_WAY = 6_000;

const PLACES = ["Dhaka", "Chattogram", "Sylhet", "ময়মনসিংহ", "খুলনা", "রাজশাহী", "বরিশাল", "Rangpur"];
const DESTINATIONS = ["India", "Thailand", "Singapore", "Malaysia", "Germany"];
const SERVICES = [null, "icu-air-ambulance", "doctor-appointment", "visa-and-tickets"];
const HOSPITALS = [null, null, "Bumrungrad International Hospital", "Apollo Hospitals, Chennai"];
const IN_PROGRESS: readonly Booking["status"][] = [
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
const CLOSED: readonly Booking["status"][] = [
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

/** The bookings of one number with their history: three rows for three in five, two for the rest. */
export function largeBooking(index: number, now: Date, users: number): Rows {
  const id = `large-booking-${index}`;
  const person = largePerson(index);
  const owner = ownerOf(index, users);
  const times = timesOf(index, now, index < FRESH ? 0.4 : 0.0005);
  const status = statusOf(index, times.replied_at !== null);
  const coordinator = coordinatorOf(index, users);
  const row: Booking = {
    id,
    reference: referenceOf(index),
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
    relatives: null,
    language: person.language,
    status,
    held_from: status === "on_hold" ? "in_review" : null,
    ...times,
    user_id: owner?.id ?? null,
    assigned_to: random(index, 9) < 0.7 ? (coordinator?.id ?? null) : null,
    waits_since: times.received_at,
  };
  const arrival: BookingEvent = {
    id: `${id}-0`,
    booking_id: id,
    kind: "move",
    at: row.received_at,
    actor_name: person.name,
    to_status: "received",
    reason: "",
  };
  const done = { booking_id: id, at: row.updated_at, ...byWhom(coordinator) };
  const acts: BookingEvent[] = [
    row.replied_at
      ? { ...done, id: `${id}-1`, kind: "reply", at: row.replied_at, channel: "phone", reason: "" }
      : { ...done, id: `${id}-1`, kind: "note", reason: "Called, no answer." },
    status === "received"
      ? { ...done, id: `${id}-2`, kind: "note", reason: "Asked the ward for the reports." }
      : { ...done, id: `${id}-2`, kind: "move", to_status: status, reason: pick(WORDS, index, 10) },
  ];
  return {
    bookings: [row],
    booking_events: [arrival, ...acts.slice(0, index % 5 < 2 ? 1 : 2)],
    clocks: [{ ...clockOf(id, times, coordinator), booking_id: id }],
  };
}

/** The message of one number with two rows of history. */
export function largeMessage(index: number, now: Date, users: number): Rows {
  const id = `large-message-${index}`;
  const person = largePerson(index + 3);
  const owner = ownerOf(index + 3, users);
  const times = timesOf(5 * index, now, index < FRESH / 5 ? 0.4 : 0.0005);
  const coordinator = coordinatorOf(index, users);
  const note = { message_id: id, kind: "note" as const, reason: "Asked which hospital." };
  const act = { message_id: id, ...byWhom(coordinator) };
  return {
    messages: [
      {
        id,
        reference: referenceOf(1_000_000 + index),
        submission_key: id,
        content_hash: id,
        name: person.name,
        email: owner?.email ?? person.email,
        phone: random(index, 22) < 0.5 ? person.phone : null,
        message: `${pick(WORDS, index, 23)} ${index}`,
        language: person.language,
        status: times.replied_at ? pick(["answered", "closed"] as const, index, 24) : "new",
        ...times,
        user_id: owner?.id ?? null,
        assigned_to: random(index, 25) < 0.5 ? (coordinator?.id ?? null) : null,
        waits_since: times.received_at,
      },
    ],
    message_events: [
      { ...act, ...note, id: `${id}-0`, at: times.received_at },
      times.replied_at
        ? {
            ...act,
            id: `${id}-1`,
            kind: "reply",
            at: times.replied_at,
            channel: "email",
            reason: "",
          }
        : { ...act, ...note, id: `${id}-1`, at: times.received_at },
    ],
    clocks: [{ ...clockOf(id, times, coordinator), message_id: id }],
  };
}

function statusOf(index: number, isReplied: boolean): Booking["status"] {
  if (!isReplied) return "received";
  return index < ON_THEIR_WAY ? pick(IN_PROGRESS, index, 29) : pick(CLOSED, index, 29);
}

function byWhom(coordinator: { id: string; name: string } | null) {
  return { actor_id: coordinator?.id ?? null, actor_name: coordinator?.name ?? "" };
}

/** Crockford's signs, as references have them; each number's own, scattered as chance would. */
function referenceOf(index: number): string {
  const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  let rest = (BigInt(index + 1) * 0x9e3779b97fn) & 0xffffffffffn;
  let code = "";
  for (; code.length < 8; rest >>= 5n) code += signs[Number(rest & 31n)];
  return `SETU-${code.slice(0, 4)}-${code.slice(4)}`;
}
