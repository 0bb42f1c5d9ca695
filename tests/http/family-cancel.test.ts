import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import {
  clocksOf,
  eventsOf,
  insertRequestEvent,
  requestOf,
  setRequests,
} from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

let familyCount = 0;
async function aFamily(
  columns: Parameters<typeof insertBooking>[1] = {},
  device: "shared" | "own" = "shared",
) {
  const reference = `SETU-6000-${String(++familyCount).padStart(4, "0")}`;
  const id = await insertBooking(site.db, { reference, ...columns });
  const visitor = await openFamilyPage(site, id, { device });
  const path = paths.familyPage(reference, "en", "cancel");
  return { id, reference, visitor, path };
}

const FORM = "main form#cancel";
const UNDO = "main form[action$='/cancel/undo']";
const { cancel } = texts("en").familyPage;
const DAY_MS = 24 * 60 * 60_000;

describe("cancellation by the family", () => {
  it.each(languages)(
    "takes effect at once before a quote, and can be undone within a day, in %s",
    async (language) => {
      const followUp = { again_at: "2026-11-21T08:00:00.000Z", again_why: "Ask again" };
      const { id, reference, visitor } = await aFamily({
        status: "on_hold",
        held_from: "in_review",
        ...followUp,
      });
      const earlier = { request_id: id, at: "2026-11-20T08:01:00.000Z" };
      const held = { from_status: "in_review", to_status: "on_hold" } as const;
      await insertRequestEvent(site.db, { ...earlier, ...held, id: `held-${id}`, kind: "move" });
      const followUpEvent = {
        field: "again",
        new_value: followUp.again_at,
        words: followUp.again_why,
      };
      await insertRequestEvent(site.db, {
        ...earlier,
        ...followUpEvent,
        id: `again-${id}`,
        kind: "again",
      });
      const path = paths.familyPage(reference, language, "cancel");
      const page = await visitor.get(path);
      const words = "আমরা দেশেই চিকিৎসা করাব।";
      const done = await visitor.submit(page, { words }, FORM);
      expect(done.text).toContain(texts(language).familyPage.cancel.done.title);
      expect(await requestOf(site.db, id)).toMatchObject({ status: "cancelled", again_at: null });
      const [, move] = await eventsOf(site.db, { request_id: id, kind: "move" });
      expect(move).toMatchObject({ by: "family", actor_id: null, words, to_status: "cancelled" });
      const main = await visitor.get(paths.familyPage(reference, language));
      expect(main.document.querySelector(`main a[href="${path}"]`)).not.toBeNull();
      expect(main.document.querySelector("[name=words]")).toBeNull();

      const back = await visitor.submit(done, {}, UNDO);
      expect(back.text).toContain(texts(language).familyPage.cancel.back);
      expect(await requestOf(site.db, id)).toMatchObject({
        status: "on_hold",
        held_from: "in_review",
        ...followUp,
      });
      // sending either form again changes nothing
      await visitor.submit(page, { words }, FORM);
      await visitor.submit(done, {}, UNDO);
      expect((await requestOf(site.db, id)).status).toBe("on_hold");
      const nila = await coordinator(site);
      const desk = await nila.get(paths.dashboardBooking(id, "en"));
      expect(desk.text).not.toContain(texts("en").handling.timeline.returned);
    },
  );

  it("can no longer be undone after a day", async () => {
    const { id, visitor, path } = await aFamily({}, "own");
    const done = await visitor.submit(await visitor.get(path), {}, FORM);
    const before = site.clock.now;
    site.clock.now = new Date(before.getTime() + DAY_MS - 1000);
    expect((await visitor.get(path)).document.querySelector(UNDO)).not.toBeNull();
    site.clock.now = new Date(before.getTime() + DAY_MS);
    expect((await visitor.get(path)).document.querySelector(UNDO)).toBeNull();
    const late = await visitor.submit(done, {}, UNDO);
    site.clock.now = before;
    expect(late.text).toContain(cancel.late);
    expect((await requestOf(site.db, id)).status).toBe("cancelled");
  });

  it("cannot be undone after a coordinator moved the request", async () => {
    const { id, visitor, path } = await aFamily();
    const done = await visitor.submit(await visitor.get(path), {}, FORM);
    await setRequests(site.db, { status: "in_review" }, { id });
    const late = await visitor.submit(done, {}, UNDO);
    expect(late.text).toContain(cancel.late);
    expect((await requestOf(site.db, id)).status).toBe("in_review");
  });

  it("is sent as a message with a clock if the request has a quote", async () => {
    const replied_at = "2026-11-20T08:00:00.000Z";
    const { id, reference, visitor, path } = await aFamily({ status: "quoted", replied_at });
    const page = await visitor.get(path);
    expect(page.text).toContain(cancel.ask);
    const answer = await visitor.submit(page, { words: "Too dear" }, FORM);
    expect(answer.path).toBe(paths.familyPage(reference, "en"));
    expect(answer.text).toContain(cancel.asked);
    expect((await requestOf(site.db, id)).status).toBe("quoted");
    const [words] = await eventsOf(site.db, { request_id: id, kind: "family" });
    expect(words?.words).toBe(`${cancel.message}\n\nToo dear`);
    expect(await clocksOf(site.db, { request_id: id, stopped_at: null })).toHaveLength(1);
  });

  it("is refused when the request moved on meanwhile, and keeps the input", async () => {
    const { id, visitor, path } = await aFamily({ status: "in_review" });
    const page = await visitor.get(path);
    await setRequests(site.db, { status: "confirmed" }, { id });
    const refused = await visitor.submit(page, { words: "We stay at home" }, FORM);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(cancel.movedOn);
    expect(refused.text).toContain(cancel.ask);
    expect(refused.document.querySelector("[name=words]")?.text.trim()).toBe("We stay at home");
    expect((await requestOf(site.db, id)).status).toBe("confirmed");
    await visitor.submit(refused, {}, FORM);
    expect(await eventsOf(site.db, { request_id: id, kind: "family" })).toHaveLength(1);
  });

  it("conflicts with a coordinator's simultaneous move: one succeeds, the other gets 409", async () => {
    const nila = await coordinator(site);
    for (let n = 0; n < 5; n++) {
      const { id, visitor, path } = await aFamily({ status: "in_review" });
      const desk = await nila.get(paths.dashboardBooking(id, "en"));
      const page = await visitor.get(path);
      const [family, moved] = await Promise.all([
        visitor.submit(page, {}, FORM),
        nila.submit(desk, { next: "quoted", onward: "stay" }, "form#act"),
      ]);
      const { status } = await requestOf(site.db, id);
      expect([family.status, moved.status]).toEqual(
        status === "cancelled" ? [200, 409] : [409, 200],
      );
      expect(await eventsOf(site.db, { request_id: id, kind: "move" })).toHaveLength(1);
    }
  });

  it("wins over a coordinator who moves the request from an older page", async () => {
    const { id, visitor, path } = await aFamily({ status: "in_review" });
    const nila = await coordinator(site);
    const desk = await nila.get(paths.dashboardBooking(id, "en"));
    await visitor.submit(await visitor.get(path), {}, FORM);
    const form = desk.document.querySelector("form#act");
    expect(form).not.toBeNull();
    const answer = await nila.submit(desk, { next: "quoted", onward: "stay" }, "form#act");
    expect(answer.status).toBe(409);
    expect((await requestOf(site.db, id)).status).toBe("cancelled");
  });
});
