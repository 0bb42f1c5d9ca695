import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factColumns } from "#db/tables/booking-columns";
import { eraseBookings } from "~/features/bookings/booking-erasure.server";
import { eraseMessages } from "~/features/messages/message-erasure.server";
import { factName } from "~/features/requests/fact-words.server";
import { askedOf, correctable, type Fact, facts } from "~/features/requests/facts";
import { anAccount, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { answer, OWNER } from "../support/facts";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const kinds = {
  booking: { table: "booking", path: "/booking", area: "bookings", list: "requests" },
  call_back: { table: "booking", path: "/call-back?more=1", area: "bookings", list: "requests" },
  message: { table: "message", path: "/contact", area: "contacts", list: "messages" },
} as const;
type Kind = keyof typeof kinds;

let site: Site;
let family: Visitor;
let nila: Visitor;

beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, OWNER);
  family = site.visitor();
  await signInAs(family, OWNER);
  nila = await coordinator(site);
});
afterAll(() => site.close());

/** The page's text beside the name of a fact, else all its text. */
function saidOn(page: Page, fact: Fact): string {
  const line = page.document
    .querySelectorAll("dl > div")
    .find((one) => one.querySelector("dt")?.textContent === factName(fact.key, "en"));
  return line?.querySelector("dd")?.textContent ?? page.text;
}

const rowOf = async (kind: Kind, id: string): Promise<Record<string, unknown>> => ({
  ...(await requestOf(site.db, kinds[kind].table, id)),
});
/** The tables of bookings and messages call a fact's column differently. */
const columnOf = (kind: Kind, { column, asked }: Fact) =>
  kind === "message" ? (asked.message?.name ?? "") : column;

async function send(kind: Kind): Promise<string> {
  const form = await family.get(kinds[kind].path);
  const typed = askedOf(kind).map(({ fact, asked }) => [asked.name, answer(fact, "family").typed]);
  const sent = await family.submit(form, Object.fromEntries(typed));
  const reference = /SETU-\w+-\w+/.exec(sent.path)?.[0];
  expect(reference).toBeDefined();
  return (await requestOf(site.db, kinds[kind].table, { reference })).id;
}

describe.each(Object.keys(kinds) as Kind[])("each fact of a %s", (kind) => {
  const { table, area, list } = kinds[kind];
  const asked = askedOf(kind).map(({ fact }) => fact);

  it("is sent, kept, shown, found, corrected, told of, downloaded and erased", async () => {
    const id = await send(kind);
    const path = `/dashboard/admin/${area}/${id}`;
    const page = await nila.get(path);
    const row = await rowOf(kind, id);
    for (const fact of asked) {
      const { kept, said } = answer(fact, "family");
      expect([fact.key, row[columnOf(kind, fact)]]).toEqual([fact.key, kept]);
      expect([fact.key, saidOn(page, fact)]).toEqual([fact.key, expect.stringContaining(said)]);
    }
    for (const fact of asked.filter(({ control }) => ["line", "words"].includes(control.is))) {
      const found = await nila.get(`/dashboard/admin?search=${answer(fact, "family").typed}`);
      expect([fact.key, found.text.includes("Found 1")]).toEqual([fact.key, fact.searched]);
    }

    const isCorrected = table === "booking";
    if (isCorrected) {
      const typed = correctable.map((fact) => [fact.key, answer(fact, "desk").typed]);
      const form = await nila.get(`${path}/facts`);
      const after = await nila.submit(form, Object.fromEntries(typed), "form#facts");
      expect(after.path).toBe(path);
      const told = await eventsOf(site.db, { request_id: id, kind: "correction" });
      expect(told.map(({ field }) => field).toSorted()).toEqual(
        correctable.map(({ key }) => key).toSorted(),
      );
      for (const fact of correctable.filter((one) => asked.includes(one))) {
        // a history names a hospital of ours by its slug
        const old = fact.control.is === "hospital" ? "" : answer(fact, "family").said;
        expect(after.text).toContain(`${old} → ${answer(fact, "desk").said}`.trim());
      }
    }

    const isChanged = (fact: Fact) => isCorrected && fact.correctable;
    const isThere = (fact: Fact) => asked.includes(fact) || isChanged(fact);
    const copy = JSON.parse(await (await family.send("/profile/data.json")).text());
    const own = copy[list].at(-1);
    const now = await rowOf(kind, id);
    for (const fact of facts.filter(isThere)) {
      const { kept } = answer(fact, isChanged(fact) ? "desk" : "family");
      const column = columnOf(kind, fact);
      expect([fact.key, now[column], own[column]]).toEqual([fact.key, kept, kept]);
    }

    await inErasure(kind, id);
    const erased = await rowOf(kind, id);
    for (const fact of facts.filter(isThere)) {
      const column = columnOf(kind, fact);
      const { nothing, kept } = { kept: false, ...factColumns[fact.column] };
      const left = kept ? now[column] : nothing;
      expect([fact.key, erased[column] ?? ""]).toEqual([fact.key, left ?? ""]);
    }
    for (const event of isCorrected ? await eventsOf(site.db, { request_id: id }) : []) {
      expect(event).toMatchObject({ old_value: null, new_value: null });
    }
  });
});

async function inErasure(kind: Kind, id: string): Promise<void> {
  if (kind === "message") await eraseMessages(site.db, [id], site.clock.now);
  else await eraseBookings(site.db, [id], site.clock.now);
}
