import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Queryable } from "#db/connection.server";
import type { Schema } from "#db/schema";
import { insertBooking, insertMessage } from "../support/bookings";
import { insertRequestEvent } from "../support/requests";

type Request = Insertable<Schema["requests"]>;
type Entry = Pick<Insertable<Schema["request_events"]>, "kind" | "channel" | "to_status" | "words">;

interface Case {
  row: Partial<Request> & { id: string };
  /** Age in minutes. */
  minutes: number;
  /** Acts of coordinators, oldest first. */
  history: readonly Entry[];
}

const REPORTS =
  "আমার মায়ের তিন সপ্তাহ ধরে বুকে ব্যথা। ময়মনসিংহ মেডিকেলের ডাক্তার বলেছেন ভালভ বদলাতে হবে, দ্রুত।\n\nরিপোর্ট সব আছে। ভিসা নেই। খরচ কত হবে, কবে যাওয়া যাবে?";
const LONG_TEXT =
  "Dear Sir or Madam,\n\nmy father (71) was told at BIRDEM that he needs a liver transplant; my younger brother would be the donor. We have the reports of the last four months, two MRI scans and a letter of Prof. Chowdhury. Could you ask https://example.com/a/very/long/address/of/a/folder/with/reports/which-nobody-can-break-anywhere for us?\n\nWe would rather not fly through Delhi.";

const reply = (words: string): Entry => ({ kind: "reply", channel: "phone", words });
const note = (words: string): Entry => ({ kind: "note", words });
const move = (to_status: Request["status"], words = ""): Entry => ({
  kind: "move",
  to_status,
  words,
});

/**
 * Bookings in every status: not answered, late, on their way, on hold, closed in each way, erased.
 */
const cases: readonly Case[] = [
  {
    row: {
      id: "case-urgent",
      full_name: "মোছাঃ রহিমা খাতুন",
      tell_us_more: REPORTS,
      service: "icu-air-ambulance",
      hospital: "Bumrungrad International Hospital",
      urgent: 1,
      relatives: 2,
      patient_age: "64",
      relation: "son",
      passport: "no",
      breathing_help: "oxygen",
      best_time_to_call: "রাত ৯টার পরে",
    },
    minutes: 35,
    history: [{ kind: "call", channel: "phone", words: "" }, note("ওয়ার্ডে রিপোর্ট চেয়েছি।")],
  },
  {
    row: {
      id: "case-late",
      full_name: "Mohammad Shahidul Islam Chowdhury Rahmatullah al-Mymensinghi",
      email: "mohammad.shahidul.islam.chowdhury.rahmatullah@a-very-long-company-name.example",
      tell_us_more: LONG_TEXT,
      language: "en",
      phone_number: "+8801812345678",
    },
    minutes: 300,
    history: [],
  },
  {
    row: {
      id: "case-call-back",
      full_name: "",
      email: "",
      patient_current_location: "",
      destination_country: "",
      kind: "call_back",
      phone_number: "+8801912345678",
    },
    minutes: 20,
    history: [],
  },
  {
    row: {
      id: "case-in-review",
      full_name: "শিরিন আক্তার",
      tell_us_more: REPORTS,
      status: "in_review",
    },
    minutes: 1500,
    history: [
      { kind: "call", channel: "phone", words: "" },
      reply("Spoke to her brother: she is stable, the reports come by WhatsApp."),
      move("acknowledged"),
      { kind: "correction", words: "" },
      move("info_needed", "রিপোর্ট ছাড়া হাসপাতাল কিছু বলবে না।"),
      note(LONG_TEXT),
      move("in_review"),
    ],
  },
  {
    row: { id: "case-held", full_name: "Farid Ahmed", status: "on_hold", held_from: "in_review" },
    minutes: 3000,
    history: [reply("They think about it."), move("on_hold", "They wait for a passport.")],
  },
  ...(["completed", "cancelled", "declined", "duplicate", "spam"] as const).map((status) => ({
    row: { id: `case-${status}`, full_name: "Nasreen Begum", status },
    minutes: 9000,
    history: [
      reply("We said what we can do."),
      move("acknowledged"),
      move(status, status === "completed" ? "" : "The family asked for it."),
    ],
  })),
  {
    row: {
      id: "case-erased",
      full_name: "",
      email: "",
      phone_number: "",
      patient_current_location: "",
      destination_country: "",
      status: "completed",
      erased_at: "2026-11-01T00:00:00.000Z",
    },
    minutes: 20_000,
    history: [reply("")],
  },
];

export const caseIds = cases.map(({ row }) => row.id);

/** @param by the coordinator who acts on all of them and owns half */
export async function insertCases(
  db: Queryable,
  by: { id: string; name: string },
  now: Date,
): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  for (const [number, { row, minutes, history }] of cases.entries()) {
    const isAnswered = history.some(({ kind }) => kind === "reply");
    await insertBooking(db, {
      // case-urgent and case-held are of one family
      phone_number: `+8801712345${row.id === "case-held" ? 100 : 100 + number}`,
      received_at: ago(minutes),
      replied_at: isAnswered ? ago(minutes - 15) : null,
      assigned_to: number % 2 ? null : by.id,
      ...row,
    });
    let from: Request["status"] = "received";
    for (const [index, entry] of history.entries()) {
      const event = {
        ...{ id: randomUUID(), request_id: row.id, at: ago(minutes - 10 - index) },
        ...{ actor_id: by.id, actor_name: by.name, ...entry },
      };
      const corrected = { field: "patientAge", old_value: "46", new_value: "64" };
      await insertRequestEvent(db, {
        ...event,
        ...(entry.kind === "move" ? { from_status: from } : {}),
        ...(entry.kind === "correction" ? corrected : {}),
      });
      from = entry.to_status ?? from;
    }
  }
  await insertMessage(db, { id: "message-new", tell_us_more: LONG_TEXT, received_at: ago(40) });
  await insertMessage(db, {
    ...{
      id: "message-closed",
      full_name: "করিম আহমেদ",
      tell_us_more: REPORTS,
      status: "completed",
    },
    ...{ received_at: ago(4000), replied_at: ago(3950), phone_number: "+8801712345678" },
  });
}
