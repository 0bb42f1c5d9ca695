import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Schema } from "#db/schema";
import { insertBooking, insertMessage } from "./bookings";
import { insertRequestEvent, setEvents } from "./requests";
import type { Site } from "./site";
import { insertStory } from "./story";

/** Data of one family, in every table that an account's pages read. */
export interface Belongings {
  account: string;
  booking: { id: string; reference: string };
  /** A booking with the account's email address, sent without signing in. */
  anonymousBooking: { id: string; reference: string };
  message: { id: string; reference: string };
  passkey: string;
  /** Texts that name the family and nobody else. */
  marks: string[];
}

/**
 * A family whose values all contain `word`, so that a test finds any leak onto another family's
 * page.
 *
 * @param account its id; the address is `word@example.com`
 * @param day two digits of November, different for each family
 */
export async function belongingsOf(
  site: Site,
  { account, word, day }: { account: string; word: string; day: string },
): Promise<Belongings> {
  const email = `${word}@example.com`;
  const name = `${word} family`;
  const at = (hour: string) => `2026-11-${day}T${hour}:11:22.333Z`;
  const referenceOf = (number: number) => `SETU-AA${day}-000${number}`;
  await site.db.updateTable("users").set({ name }).where("id", "=", account).execute();
  const request = {
    full_name: name,
    patient_current_location: `${word} hospital`,
    destination_country: `${word} country`,
    tell_us_more: `${word} illness`,
    user_id: account,
    received_at: at("01"),
  };
  const booking = { id: randomUUID(), reference: referenceOf(1) };
  // an address that differs from the account's and must not appear on its pages
  await insertBooking(site.db, { ...request, ...booking, email: `${word}-office@example.com` });
  const anonymousBooking = { id: randomUUID(), reference: referenceOf(2) };
  await insertBooking(site.db, { ...request, ...anonymousBooking, email, user_id: null });
  for (const { id } of [booking, anonymousBooking]) {
    await setEvents(site.db, { words: `${word} reason` }, { request_id: id });
  }
  const message = { id: randomUUID(), reference: referenceOf(3) };
  const messageColumns = {
    full_name: name,
    email,
    tell_us_more: `${word} question`,
    received_at: at("02"),
  };
  await insertMessage(site.db, { ...messageColumns, ...message, user_id: account });
  const anonymousMessage = { id: randomUUID(), reference: referenceOf(4) };
  await insertMessage(site.db, {
    ...messageColumns,
    ...anonymousMessage,
    tell_us_more: `${word} doubt`,
  });
  await insertRequestEvent(site.db, {
    id: randomUUID(),
    request_id: message.id,
    kind: "reply",
    at: at("03"),
    channel: "phone",
    words: `${word} advice`,
  });
  for (const request_id of [booking.id, message.id]) {
    await insertAuditEvent(site, { at: at("04"), kind: "case-read", request_id });
  }
  await insertStory(site.db, { email, name, text: `${word} story`, created_at: at("05") });
  const passkey = await insertPasskey(site, account, `${word} key`);
  const references = [booking, anonymousBooking, message, anonymousMessage].map(
    ({ reference }) => reference,
  );
  const times = ["01", "02", "03", "04", "05"].map(at);
  return {
    account,
    booking,
    anonymousBooking,
    message,
    passkey,
    marks: [word, ...references, ...times],
  };
}

/** Adds an audit event. */
export async function insertAuditEvent(
  site: Site,
  given: Partial<Insertable<Schema["audit_events"]>> & { at: string; kind: string },
): Promise<void> {
  await site.db
    .insertInto("audit_events")
    .values({
      id: randomUUID(),
      actor_id: null,
      subject_id: null,
      request_id: null,
      network: "",
      detail: "",
      ...given,
    })
    .execute();
}

/** A passkey that opens nothing. @returns its id */
export async function insertPasskey(
  site: Pick<Site, "db" | "clock">,
  userId: string,
  name: string,
  id: string = randomUUID(),
): Promise<string> {
  await site.db
    .insertInto("passkeys")
    .values({
      id,
      user_id: userId,
      credential_id: randomUUID(),
      public_key: "",
      counter: 0,
      transports: "",
      device_type: "singleDevice",
      backed_up: 0,
      name,
      created_at: site.clock.now.toISOString(),
      last_used_at: null,
    })
    .execute();
  return id;
}
