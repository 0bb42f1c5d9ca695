import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { clocksOf, eventsOf, requestOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { formValues, type Page } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

let familyCount = 0;
async function aFamily(columns: Parameters<typeof insertBooking>[1] = {}) {
  const reference = `SETU-9000-${String(++familyCount).padStart(4, "0")}`;
  const id = await insertBooking(site.db, { reference, ...columns });
  const visitor = await openFamilyPage(site, id);
  const path = paths.familyPage(reference, "en", "details");
  return { id, reference, visitor, path };
}

const FORM = "main form#details";
const { details } = texts("en").familyPage;
const fieldsOf = (page: Page) => {
  const form = page.document.querySelector(FORM);
  return form ? formValues(form) : {};
};

describe("corrections by the family", () => {
  it("are recorded once as the family's events, and start no clock", async () => {
    const { id, reference, visitor, path } = await aFamily({
      patient_current_location: "Dhaka",
      replied_at: "2026-11-20T08:00:00.000Z",
    });
    const page = await visitor.get(path);
    const typed = { patientCurrentLocation: "সিলেট", relatives: "2", patientAge: "৬২" };
    const saved = await visitor.submit(page, typed, FORM);
    expect(saved.path).toBe(paths.familyPage(reference, "en"));
    expect(saved.text).toContain(details.saved);
    await visitor.submit(page, typed, FORM);
    const row = await requestOf(site.db, id);
    expect(row).toMatchObject({
      patient_current_location: "সিলেট",
      relatives: 2,
      patient_age: "62",
      replied_at: "2026-11-20T08:00:00.000Z",
    });
    const events = await eventsOf(site.db, { request_id: id, kind: "correction" });
    expect(events.map(({ by, actor_id, field }) => [by, actor_id, field]).toSorted()).toEqual([
      ["family", null, "patientAge"],
      ["family", null, "patientCurrentLocation"],
      ["family", null, "relatives"],
    ]);
    expect(await clocksOf(site.db, { request_id: id, stopped_at: null })).toEqual([]);
    const conversation = await visitor.get(paths.familyPage(reference, "en", "conversation"));
    expect(conversation.text).toContain("Corrected: Where the patient is · You");
  });

  it("are not recorded for an unchanged form", async () => {
    const { id, visitor, path } = await aFamily({ hospital: "A hospital nobody lists" });
    const answer = await visitor.submit(await visitor.get(path), {}, FORM);
    expect(answer.text).toContain(details.same);
    expect(await eventsOf(site.db, { request_id: id, kind: "correction" })).toEqual([]);
  });

  it("show a coordinator's correction made meanwhile beside the input", async () => {
    const { id, visitor, path } = await aFamily({ patient_current_location: "Dhaka" });
    const page = await visitor.get(path);
    const meanwhile = { patient_current_location: "Sylhet", relation: "Brother" };
    await setRequests(site.db, meanwhile, { id });
    const typed = { patientCurrentLocation: "Chattogram", bestTimeToCall: "Evening" };
    const conflict = await visitor.submit(page, typed, FORM);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("With us it now says: Sylhet.");
    expect(fieldsOf(conflict)).toMatchObject(typed);
    expect(await requestOf(site.db, id)).toMatchObject(meanwhile);
    // when sent again, the family's changes are saved, and other fields keep the coordinator's values
    await visitor.submit(conflict, {}, FORM);
    expect(await requestOf(site.db, id)).toMatchObject({
      patient_current_location: "Chattogram",
      best_time_to_call: "Evening",
      relation: "Brother",
    });
  });

  it("conflict with a coordinator's simultaneous ones: one form is saved, the other sender is told", async () => {
    const nila = await coordinator(site);
    for (let n = 0; n < 5; n++) {
      const { id, visitor, path } = await aFamily({ patient_current_location: "Dhaka" });
      const desk = await nila.get(paths.dashboardBooking(id, "en"));
      const page = await visitor.get(path);
      const [familyAnswer, deskAnswer] = await Promise.all([
        visitor.submit(page, { patientCurrentLocation: "Sylhet" }, FORM),
        nila.submit(desk, { patientCurrentLocation: "Khulna", onward: "stay" }, "form#act"),
      ]);
      const { patient_current_location: stored } = await requestOf(site.db, id);
      expect([familyAnswer.status, deskAnswer.status]).toEqual(
        stored === "Sylhet" ? [200, 409] : [409, 200],
      );
      const [refused, typed] =
        stored === "Sylhet" ? [deskAnswer, "Khulna"] : [familyAnswer, "Sylhet"];
      expect(refused.text).toContain(stored);
      const box = refused.document.querySelector("[name=patientCurrentLocation]");
      expect(box?.getAttribute("value")).toBe(typed);
      expect(await eventsOf(site.db, { request_id: id, kind: "correction" })).toHaveLength(1);
    }
  });

  it("of phone and email require a fresh code, even in a forged form", async () => {
    const { id, visitor, path } = await aFamily({ email: "old@example.com" });
    const page = await visitor.get(path);
    expect(Object.keys(fieldsOf(page))).not.toContain("email");
    expect(page.text).toContain("old@example.com");
    expect(page.document.querySelector("main a[href*='/sharing/code?']")).not.toBeNull();
    await visitor.submit(page, { email: "thief@example.com", phoneNumber: "01999999999" }, FORM);
    expect(await requestOf(site.db, id)).toMatchObject({ email: "old@example.com" });
    const confirmed_until = new Date(site.clock.now.getTime() + 600_000).toISOString();
    await site.db
      .updateTable("request_sessions")
      .set({ confirmed_until })
      .where("request_id", "=", id)
      .execute();
    const confirmedPage = await visitor.get(path);
    const changes = { email: "new@example.com", phoneNumber: "01811111111" };
    await visitor.submit(confirmedPage, changes, FORM);
    expect(await requestOf(site.db, id)).toMatchObject({
      email: "new@example.com",
      phone_number: "+8801811111111",
    });
  });

  it.each(languages)("keep the input when invalid, in %s", async (language) => {
    const { id, reference, visitor } = await aFamily();
    const page = await visitor.get(paths.familyPage(reference, language, "details"));
    const typed = { patientAge: "very old", relation: "ছেলে".repeat(30) };
    const wrong = await visitor.submit(page, typed, FORM);
    expect(wrong.status).toBe(400);
    expect(fieldsOf(wrong)).toMatchObject(typed);
    expect(wrong.text).toContain(texts(language).validation.ageInvalid);
    expect(await eventsOf(site.db, { request_id: id, kind: "correction" })).toEqual([]);
  });

  it("are refused after the request is confirmed, and keep the input", async () => {
    const { id, reference, visitor, path } = await aFamily();
    const page = await visitor.get(path);
    await setRequests(site.db, { status: "confirmed" }, { id });
    const late = await visitor.submit(page, { relation: "Her daughter" }, FORM);
    expect(late.status).toBe(409);
    expect(late.text).toContain(details.fixed);
    expect(late.text).toContain("Her daughter");
    expect((await visitor.get(path)).document.querySelector(FORM)).toBeNull();
    const main = await visitor.get(paths.familyPage(reference, "en"));
    expect(main.document.querySelector(`main a[href="${path}"]`)).toBeNull();
  });

  it("of a message cover the name only", async () => {
    const reference = "SETU-9111-0001";
    const id = await insertMessage(site.db, { reference });
    const visitor = await openFamilyPage(site, id);
    const page = await visitor.get(paths.familyPage(reference, "en", "details"));
    expect(Object.keys(fieldsOf(page))).toContain("fullName");
    expect(Object.keys(fieldsOf(page))).not.toContain("relatives");
    await visitor.submit(page, { fullName: "Rahima Begum" }, FORM);
    expect((await requestOf(site.db, id)).full_name).toBe("Rahima Begum");
  });
});
