import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import {
  ASK,
  askAtDesk,
  consentsIn,
  familyOf,
  GIVE,
  HOSPITAL,
  requestWithPaths,
} from "../support/consents";
import { openFamilyPage } from "../support/family-page";
import { clocksOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
let nila: Visitor;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  nila = await coordinator(site);
});
afterAll(() => site.close());

const { desk, family } = texts("en").consents;

describe("a consent", () => {
  it.each(languages)(
    "is asked for in the family's language, given once, and shown to family and desk, in %s",
    async (language) => {
      const request = await requestWithPaths(site, {
        language,
        status: "in_review",
        replied_at: site.clock.now.toISOString(),
      });
      expect((await askAtDesk(nila, request.consents)).text).toContain(desk.asked);
      const [consent] = await consentsIn(site.db, request.id);
      const { words } = texts(language).consents;
      expect(consent?.words).toContain(words.always);
      expect(consent?.words).toContain(HOSPITAL);

      const visitor = await openFamilyPage(site, request.id);
      const main = await visitor.get(paths.familyPage(request.reference, language));
      const text = texts(language).consents.family;
      const path = paths.familyPage(request.reference, language, "consents");
      expect(main.text).toContain(text.asked);
      expect(main.document.querySelector(`main a[href="${path}"]`)).not.toBeNull();
      const page = await visitor.get(path);
      expect(page.text).toContain(words.always.slice(0, 30));
      const consentFields = { name: "আরিফ হাসান", agreed: "on" };
      expect((await visitor.submit(page, consentFields, GIVE)).text).toContain(text.thanks);
      // sending the form again with another name changes nothing
      await visitor.submit(page, { ...consentFields, name: "Somebody else" }, GIVE);
      const [after, ...more] = await consentsIn(site.db, request.id);
      expect(more).toEqual([]);
      expect(after).toMatchObject({
        state: "given",
        given_by: "আরিফ হাসান",
        way: "page",
        recorded_by: null,
      });
      // the family's consent starts the clock, as any message of the family does
      expect(await clocksOf(site.db, { request_id: request.id, stopped_at: null })).toHaveLength(1);
      const conversation = await visitor.get(
        paths.familyPage(request.reference, language, "conversation"),
      );
      for (const state of ["asked", "given"] as const) {
        expect(conversation.text).toContain(`${texts(language).consents.told[state]}: ${HOSPITAL}`);
      }
      const requestPage = await nila.get(request.page);
      const { events } = texts("en").consents;
      for (const state of ["asked", "given"] as const) {
        expect(requestPage.text).toContain(`${events[state]}: ${HOSPITAL}`);
      }
      expect(requestPage.document.querySelector("#consents")?.text).toContain("আরিফ হাসান");
    },
  );

  it("is not asked for twice, but for another purpose or recipient", async () => {
    const { id, consents } = await requestWithPaths(site);
    const page = await nila.get(consents);
    await nila.submit(page, { recipient: HOSPITAL }, ASK);
    await nila.submit(page, { recipient: HOSPITAL }, ASK);
    const twice = await askAtDesk(nila, consents, " riverside  HOSPITAL");
    expect(twice.status).toBe(409);
    expect(twice.text).toContain(desk.there);
    expect(await consentsIn(site.db, id)).toHaveLength(1);
    const vague = await askAtDesk(nila, consents, HOSPITAL, { purpose: "other" });
    expect(vague.status).toBe(400);
    expect(vague.document.querySelector("#recipient")?.getAttribute("value")).toBe(HOSPITAL);
    await askAtDesk(nila, consents, HOSPITAL, { purpose: "other", why: "A second opinion" });
    await askAtDesk(nila, consents, "Bay Air Rescue", { purpose: "flight" });
    expect(await consentsIn(site.db, id)).toHaveLength(3);
  });

  it("needs a name and a tick, and keeps what was typed", async () => {
    const request = await requestWithPaths(site);
    await askAtDesk(nila, request.consents);
    const { visitor, path } = await familyOf(site, request);
    const page = await visitor.get(path);
    expect((await visitor.submit(page, { agreed: "on" }, GIVE)).status).toBe(400);
    const unticked = await visitor.submit(page, { name: "Arif" }, GIVE);
    expect(unticked.status).toBe(400);
    expect(unticked.text).toContain(family.tick);
    expect(unticked.document.querySelector("#name")?.getAttribute("value")).toBe("Arif");
    expect(await consentsIn(site.db, request.id)).toMatchObject([{ state: "asked" }]);
  });

  it("cannot be given after the desk withdrew it, nor by another request's family", async () => {
    const request = await requestWithPaths(site);
    await askAtDesk(nila, request.consents);
    const owner = await familyOf(site, request);
    const page = await owner.visitor.get(owner.path);
    const other = await requestWithPaths(site);
    await askAtDesk(nila, other.consents, "Bay Air Rescue");
    const stranger = await familyOf(site, other);
    const [{ id: consent } = { id: "" }] = await consentsIn(site.db, request.id);
    const otherPage = await stranger.visitor.get(stranger.path);
    const forged = await stranger.visitor.submit(
      otherPage,
      { consent, name: "Eve", agreed: "on" },
      GIVE,
    );
    expect(forged.text).toContain(family.gone);
    await stranger.visitor.submit(otherPage, { consent }, "form[action$='/consents/withdrawn']");
    expect(await consentsIn(site.db, request.id)).toMatchObject([{ state: "asked" }]);

    await nila.submit(await nila.get(request.consents), {}, "form[action$='/consents/withdrawn']");
    const late = await owner.visitor.submit(page, { name: "Arif", agreed: "on" }, GIVE);
    expect(late.text).toContain(family.gone);
    expect(await consentsIn(site.db, request.id)).toMatchObject([
      { state: "withdrawn", given_at: null },
    ]);
    const main = await owner.visitor.get(paths.familyPage(request.reference, "en"));
    expect(main.text).toContain(family.link);
    expect(main.text).not.toContain(family.asked);
  });

  it("given by phone is recorded with name and day, but not with a future day", async () => {
    const request = await requestWithPaths(site);
    await askAtDesk(nila, request.consents);
    const [{ id: consent } = { id: "" }] = await consentsIn(site.db, request.id);
    const page = await nila.get(`${request.consents}/given?consent=${consent}`);
    const typed = { name: "Arif Hasan", way: "phone", day: "19/11/2026" };
    const future = await nila.submit(page, { ...typed, day: "2027-01-01" }, GIVE);
    expect(future.status).toBe(400);
    expect(future.document.querySelector("#name")?.getAttribute("value")).toBe("Arif Hasan");
    await nila.submit(page, typed, GIVE);
    const [row] = await consentsIn(site.db, request.id);
    expect(row).toMatchObject({ state: "given", way: "phone", given_by: "Arif Hasan" });
    expect(row?.given_at).toContain("2026-11-19");
    expect(row?.recorded_by).not.toBeNull();
    const owner = await familyOf(site, request);
    expect((await owner.visitor.get(owner.path)).text).toContain("Arif Hasan");
    expect((await nila.get(`${request.consents}/given?consent=none`)).status).toBe(404);
  });
});

it("the request's page offers to ask for consent for each partner asked without one", async () => {
  const { id, page } = await requestWithPaths(site);
  const at = site.clock.now.toISOString();
  await site.db
    .insertInto("request_partners")
    .values({
      ...{ id: `partner-${id}`, request_id: id, hospital_id: null, name: "Bay Air Rescue" },
      ...{ asked_on: "2026-11-20", answer: "open", created_at: at, updated_at: at },
    })
    .execute();
  const before = await nila.get(page);
  const link = before.document.querySelectorAll("#consents a").at(-1);
  expect(before.document.querySelector("#consents")?.text).toContain(desk.notAsked);
  const form = await nila.get(link?.getAttribute("href") ?? "");
  expect(form.document.querySelector("#recipient")?.getAttribute("value")).toBe("Bay Air Rescue");
  await nila.submit(form, {}, ASK);
  const after = (await nila.get(page)).document.querySelector("#consents")?.text;
  expect(after).toContain(desk.states.asked);
  expect(after).not.toContain(desk.notAsked);
});
