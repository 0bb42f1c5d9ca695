import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factColumns, searchedFacts } from "#db/tables/request-columns";
import type { RequestKind } from "#db/tables/requests";
import { eraseRequests } from "~/features/requests/erasure.server";
import { factName } from "~/features/requests/fact-words.server";
import { type Fact, factsAskedBy } from "~/features/requests/facts";
import { anAccount, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { answer, FAMILY_EMAIL } from "../support/facts";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const kinds = {
  booking: { path: "/booking", area: "bookings" },
  call_back: { path: "/call-back?more=1", area: "bookings" },
  message: { path: "/contact", area: "contacts" },
} as const satisfies Record<RequestKind, object>;

let site: Site;
let family: Visitor;
let nila: Visitor;

beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await anAccount(site, FAMILY_EMAIL);
  family = site.visitor();
  await signInAs(family, FAMILY_EMAIL);
  nila = await coordinator(site);
});
afterAll(() => site.close());

/** The text beside the fact's name on the page, or the page's whole text. */
function textOn(page: Page, fact: Fact): string {
  const line = page.document
    .querySelectorAll("dl > div")
    .find((one) => one.querySelector("dt")?.textContent === factName(fact.key, "en"));
  return line?.querySelector("dd")?.textContent ?? page.text;
}

const rowOf = async (id: string): Promise<Record<string, unknown>> => ({
  ...(await requestOf(site.db, id)),
});

async function send(kind: RequestKind): Promise<string> {
  const form = await family.get(kinds[kind].path);
  const typed = factsAskedBy(kind).map(({ fact, asked }) => [
    asked.name,
    answer(fact, "family").typed,
  ]);
  const sent = await family.submit(form, Object.fromEntries(typed));
  const reference = /SETU-\w+-\w+/.exec(sent.path)?.[0];
  expect(reference).toBeDefined();
  return (await requestOf(site.db, { reference })).id;
}

describe.each(Object.keys(kinds) as RequestKind[])("fact of a %s", (kind) => {
  const { area } = kinds[kind];
  const askedFacts = factsAskedBy(kind).map(({ fact }) => fact);

  it("is sent, stored, shown, found, corrected, reported, downloaded and erased", async () => {
    const id = await send(kind);
    const path = `/dashboard/admin/${area}/${id}`;
    const page = await nila.get(path);
    const row = await rowOf(id);
    for (const fact of askedFacts) {
      const { kept, said } = answer(fact, "family");
      expect([fact.key, row[fact.column]]).toEqual([fact.key, kept]);
      expect([fact.key, textOn(page, fact)]).toEqual([fact.key, expect.stringContaining(said)]);
    }
    for (const fact of askedFacts.filter(({ control }) => ["line", "words"].includes(control.is))) {
      const found = await nila.get(`/dashboard/admin?search=${answer(fact, "family").typed}`);
      const isSearched = searchedFacts.includes(fact.column);
      expect([fact.key, found.text.includes("Found 1")]).toEqual([fact.key, isSearched]);
    }

    const corrected = askedFacts.filter((fact) => fact.correctable);
    const typed = corrected.map((fact) => [fact.key, answer(fact, "desk").typed]);
    const corrections = { ...Object.fromEntries(typed), onward: "stay" };
    const after = await nila.submit(await nila.get(path), corrections, "form#act");
    expect(after.path).toContain(path);
    const correctionEvents = await eventsOf(site.db, { request_id: id, kind: "correction" });
    expect(correctionEvents.map(({ field }) => field).toSorted()).toEqual(
      corrected.map(({ key }) => key).toSorted(),
    );
    for (const fact of corrected) {
      // the history names one of our hospitals by its slug
      const old = fact.control.is === "hospital" ? "" : answer(fact, "family").said;
      expect(after.text).toContain(`${old} → ${answer(fact, "desk").said}`.trim());
    }

    const copy = JSON.parse(await (await family.send("/profile/data.json")).text());
    const downloaded = copy.requests.at(-1);
    const current = await rowOf(id);
    for (const fact of askedFacts) {
      const { kept } = answer(fact, fact.correctable ? "desk" : "family");
      const { column } = fact;
      expect([fact.key, current[column], downloaded[column]]).toEqual([fact.key, kept, kept]);
    }

    await eraseRequests(site.db, [id], site.clock.now);
    const erased = await rowOf(id);
    for (const fact of askedFacts) {
      const { column } = fact;
      const { nothing, kept } = { kept: false, ...factColumns[fact.column] };
      const expected = kept ? current[column] : nothing;
      expect([fact.key, erased[column] ?? ""]).toEqual([fact.key, expected ?? ""]);
    }
    for (const event of await eventsOf(site.db, { request_id: id })) {
      expect(event).toMatchObject({ old_value: null, new_value: null });
    }
  });
});
