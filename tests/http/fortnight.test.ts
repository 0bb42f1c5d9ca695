import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { signedIn } from "../support/admin";
import { insertAdmin, insertBooking } from "../support/bookings";
import { eventsOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { wholeSuite } from "../support/whole-suite";

// ten cases over fourteen days, in which coordinators open the queue three times a day
vi.setConfig({ testTimeout: 300_000 });

const QUEUE = "/dashboard/admin";
const HOUR_MS = 60 * 60 * 1000;
const DAYS = 14;
const CASES = 10;
/** Hours in Dhaka at which coordinators open the queue. */
const SHIFTS = [9, 15, 22];

let site: Site;
const coordinators: string[] = [];
beforeAll(async () => {
  site = await startSite();
  for (const name of ["Nila", "Tanvir"]) coordinators.push((await insertAdmin(site.db, name)).id);
});
afterAll(() => site.close());

/** Random numbers that are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface QueuePlace {
  id: string;
  rank: number;
  /** Lower comes first. */
  key: number;
}

/** The queue's order according to docs/vocabulary.md, from rows and events only. */
async function documentedOrder(now: number): Promise<string[]> {
  const closed = ["completed", "cancelled", "declined", "duplicate"];
  const events = await eventsOf(site.db);
  const places = (await requestsOf(site.db)).flatMap((row): QueuePlace[] => {
    const { id, urgent, status, replied_at, due_at, again_at, assigned_to } = row;
    if (closed.includes(status)) return [];
    const due = Date.parse(due_at);
    if (replied_at === null) {
      if (urgent) return [{ id, rank: 0, key: due }];
      if (due < now - 24 * HOUR_MS) return [{ id, rank: 6, key: -due }];
      if (due < now) return [{ id, rank: 2, key: -due }];
      return [{ id, rank: due <= now + HOUR_MS / 2 ? 1 : 4, key: due }];
    }
    const again = again_at === null ? null : Date.parse(again_at);
    if (again !== null && again <= now) return [{ id, rank: 3, key: again }];
    const ownEvents = events.filter(({ request_id }) => request_id === id);
    const last = Math.max(...ownEvents.map(({ at }) => Date.parse(at)));
    const isAdrift = (again === null || assigned_to === null) && last < now - 24 * HOUR_MS;
    return isAdrift ? [{ id, rank: 5, key: last }] : [];
  });
  const byPlace = (one: QueuePlace, other: QueuePlace) =>
    one.rank - other.rank || one.key - other.key || (one.id < other.id ? -1 : 1);
  return places.toSorted(byPlace).map(({ id }) => id);
}

/** Chooses the next act on a request, as fields of the composer. */
function nextAct(
  row: { replied_at: string | null; kind: string; status: string },
  random: () => number,
): Record<string, string> {
  const day = 1 + Math.floor(random() * 3);
  const at = new Date(site.clock.now.getTime() + day * 24 * HOUR_MS).toISOString().slice(0, 10);
  const followUp = { againDay: at, againTime: "10:00", againWhy: "Ask for the reports" };
  const chance = random();
  if (row.replied_at === null) {
    return chance < 0.3 ? { did: "whatsapp" } : { did: "called", words: "Spoke", ...followUp };
  }
  if (chance < 0.15) return { did: "no-answer", again: "hour", againWhy: "Nobody answered" };
  if (chance < 0.3) return { did: "note", words: "Wrote to the hospital", ...followUp };
  if (chance < 0.4 && row.kind !== "message" && row.status !== "on_hold") {
    return {
      instead: "on_hold",
      reason: "They wait for a passport",
      confirmed: "yes",
      ...followUp,
    };
  }
  if (chance < 0.5) {
    return row.kind === "message"
      ? { next: "completed" }
      : { instead: "cancelled", reason: "They fly themselves", confirmed: "yes" };
  }
  return { did: "called", words: "Spoke again", again: "tomorrow", againWhy: "Their answer" };
}

const idsIn = (page: Awaited<ReturnType<Visitor["get"]>>) =>
  page.document.querySelectorAll("main li[id^=r-]").map(({ id }) => id.slice(2));

async function familyWrites(number: number): Promise<void> {
  const visitor = site.visitor();
  const fields = { name: "Son", email: `son-${number}@example.com`, phone: phoneOf(number) };
  const sent = await visitor.submit(await visitor.get("/contact"), { ...fields, message: "Worse" });
  expect(sent.path).toContain("/contact/sent/");
}

const phoneOf = (number: number) => `0171234560${number}`;

async function caseArrives(number: number, random: () => number): Promise<void> {
  await insertBooking(site.db, {
    // sorts after the random ids of messages, so that ties are resolved alike in each run
    id: `patient-${number}`,
    full_name: `Family ${number}`,
    email: `family-${number}@example.com`,
    phone_number: `+88${phoneOf(number)}`,
    urgent: random() < 0.3 ? 1 : 0,
    received_at: new Date(site.clock.now.getTime() - random() * 4 * HOUR_MS).toISOString(),
  });
}

it.runIf(wholeSuite)(
  "in fourteen days the queue keeps its documented order, and no case is answered without a reason",
  async () => {
    const random = seeded(19);
    const start = Date.parse("2026-11-22T00:00:00+06:00");
    const groups = new Set<string>();
    let [arrived, acts] = [0, 0];
    for (let look = 0; look < DAYS * SHIFTS.length; look++) {
      const hour = 24 * Math.floor(look / SHIFTS.length) + (SHIFTS[look % SHIFTS.length] ?? 0);
      site.clock.now = new Date(start + hour * HOUR_MS);
      if (arrived < CASES && random() < 0.5) await caseArrives(arrived++, random);
      if (arrived < CASES && look % 4 === 3) await caseArrives(arrived++, random);
      if (arrived > 0 && random() < 0.15) await familyWrites(Math.floor(random() * arrived));
      const person = coordinators[look % 2] ?? "";
      const visitor = await signedIn(site, person);
      for (let page = await visitor.get(QUEUE); ; page = await visitor.get(QUEUE)) {
        const shownIds = idsIn(page);
        for (const { id } of page.document.querySelectorAll("main h2[id^=group-]")) groups.add(id);
        expect(shownIds, `look ${look}`).toEqual(await documentedOrder(site.clock.now.getTime()));
        const row = (await requestsOf(site.db, { id: shownIds[0] ?? "" }))[0];
        if (!row) break;
        site.clock.now = new Date(site.clock.now.getTime() + 3 * 60_000);
        const requestPage = await visitor.get(`${QUEUE}/bookings/${row.id}`);
        const done = await visitor.submit(
          requestPage,
          { onward: "stay", ...nextAct(row, random) },
          "form#act",
        );
        expect(done.status, `${look}: ${done.text.slice(0, 200)}`).toBe(200);
        acts++;
      }
    }
    expect(arrived).toBe(CASES);
    expect(acts).toBeGreaterThan(3 * CASES);
    for (const group of ["urgent", "late", "again", "due", "adrift"]) {
      expect(groups).toContain(`group-${group}`);
    }
    const events = await eventsOf(site.db);
    for (const { id, assigned_to } of await requestsOf(site.db)) {
      // a coordinator has worked on each request, and it has an owner once it has a reply
      const ownEvents = events.filter(({ request_id }) => request_id === id);
      const isWorkedOn = ownEvents.some(({ by }) => by === "desk");
      expect([id, isWorkedOn || ownEvents.length === 1]).toEqual([id, true]);
      if (ownEvents.some(({ kind }) => kind === "reply")) expect(assigned_to).not.toBe(null);
      const replies = ownEvents.filter(({ kind }) => kind === "reply");
      for (const [index, { at }] of replies.entries()) {
        const before = replies[index - 1]?.at;
        if (before === undefined) continue;
        const isAsked = ownEvents.some(
          (event) =>
            (event.kind === "family" && event.at > before && event.at <= at) ||
            (event.kind === "again" &&
              (event.new_value ?? "") > before &&
              (event.new_value ?? "") <= at),
        );
        const isAdrift = Date.parse(at) - Date.parse(before) > 24 * HOUR_MS;
        expect([id, at, isAsked || isAdrift]).toEqual([id, at, true]);
      }
    }
    // each open request has an owner and a next date, or had its last act within a day
    const end = site.clock.now.getTime();
    for (const row of await requestsOf(site.db)) {
      if (["completed", "cancelled"].includes(row.status)) continue;
      const isHeld = row.assigned_to !== null && row.again_at !== null;
      const isFresh = end - Date.parse(row.updated_at) <= 24 * HOUR_MS;
      expect([row.id, isHeld || isFresh]).toEqual([row.id, true]);
    }
  },
);
