import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { fillIn, texts } from "~/server/i18n.server";
import { coordinator } from "../support/admin";
import { asRead } from "../support/as-read";
import { insertBooking } from "../support/bookings";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
const STAY = { onward: "stay" };
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const booking = (id: string) => requestOf(site.db, id);
const corrections = async () => {
  const events = await eventsOf(site.db, { kind: "correction" });
  return events.toSorted((one, other) => (`${one.field}` < `${other.field}` ? -1 : 1));
};

describe("facts of a booking", () => {
  it("keep the entered name of a hospital that is in the bin", async () => {
    const id = await insertBooking(site.db);
    const slug = "bumrungrad-international";
    const binned = { deleted_at: "2026-11-20T08:00:00.000Z" };
    await site.db.updateTable("hospitals").set(binned).where("slug", "=", slug).execute();
    const form = await nila.get(`${LIST}/${id}`);
    const hospital = "Bumrungrad International Hospital";
    await nila.submit(form, { hospital, ...STAY }, "form#act");
    expect(await booking(id)).toMatchObject({ hospital });
  });

  it("are corrected, each with a history entry with author and old value", async () => {
    const id = await insertBooking(site.db, { tell_us_more: "As they wrote it" });
    const form = await nila.get(`${LIST}/${id}`);
    expect(form.document.querySelector("[name=fullName]")?.getAttribute("value")).toBe("রহিমা খাতুন");
    const correction = {
      phoneNumber: "০১৮১২৩৪৫৬৭৮",
      hospital: "Bumrungrad International Hospital",
      relatives: "2",
      urgent: "yes",
      ...STAY,
    };
    const after = await nila.submit(form, correction, "form#act");
    expect(after.path).toContain(`${LIST}/${id}`);
    expect(after.text).toContain("Saved.");
    expect(after.text).toContain("01712-345678 → 01812-345678");
    expect(await booking(id)).toMatchObject({
      phone_number: "+8801812345678",
      hospital: "bumrungrad-international",
      relatives: 2,
      urgent: 1,
      tell_us_more: "As they wrote it",
      version: 2,
    });
    expect(await corrections()).toMatchObject([
      { field: "hospital", old_value: "", new_value: "bumrungrad-international" },
      { field: "phoneNumber", old_value: "+8801712345678", new_value: "+8801812345678" },
      { field: "relatives", old_value: "", new_value: "2", actor_name: "Nila" },
      { field: "urgent", old_value: "false", new_value: "true" },
    ]);
    const audit = await site.db.selectFrom("audit_events").selectAll().execute();
    expect(audit.find(({ kind }) => kind === "request-corrected")).toMatchObject({
      request_id: id,
      detail: "phoneNumber, hospital, relatives, urgent",
    });
  });

  it("show a removed urgency as corrected, not as urgent", async () => {
    const id = await insertBooking(site.db, { urgent: 1 });
    const form = await nila.get(`${LIST}/${id}`);
    await nila.submit(form, { urgent: "no" }, "form#act");
    expect(await corrections()).toMatchObject([{ field: "urgent", new_value: "false" }]);
    for (const language of languages) {
      const { booking: words, queue, handling } = texts(language);
      const history = (await nila.get(paths.dashboardBooking(id, language))).text;
      const field = queue.filter.fields.urgency;
      expect(history).toContain(asRead(fillIn(handling.timeline.corrected, { field }, language)));
      const [old, current] = [words.form.fields.urgent.yes, words.facts.notUrgent];
      expect(history).toContain(asRead(`${old} → ${current}`));
    }
  });

  it("are corrected once, however often the form is sent, and only with a difference", async () => {
    const id = await insertBooking(site.db);
    const form = await nila.get(`${LIST}/${id}`);
    expect((await nila.submit(form, STAY, "form#act")).status).toBe(400);
    for (const _ of [1, 2]) {
      const sent = await nila.submit(form, { fullName: "Rahima", ...STAY }, "form#act");
      expect(sent.text).toContain("Saved.");
    }
    expect(await corrections()).toHaveLength(1);
    expect(await booking(id)).toMatchObject({ full_name: "Rahima", version: 2 });
  });

  it("keep the input when refused", async () => {
    const id = await insertBooking(site.db);
    const form = await nila.get(`${LIST}/${id}`);
    const refused = await nila.submit(
      form,
      { fullName: "", phoneNumber: "12", email: "no" },
      "form#act",
    );
    expect(refused.status).toBe(400);
    expect(refused.document.querySelector("[name=phoneNumber]")?.getAttribute("value")).toBe("12");
    expect(await corrections()).toEqual([]);
  });

  it("show both versions to the second of two coordinators, who may overwrite the first", async () => {
    const id = await insertBooking(site.db);
    const karim = await coordinator(site, "Karim");
    const seenByKarim = await karim.get(`${LIST}/${id}`);
    const form = await nila.get(`${LIST}/${id}`);
    await nila.submit(form, { patientCurrentLocation: "Sylhet" }, "form#act");
    const typed = { fullName: "Rahima Begum", ...STAY };
    const conflict = await karim.submit(seenByKarim, typed, "form#act");
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Sylhet");
    expect(conflict.document.querySelector("[name=fullName]")?.getAttribute("value")).toBe(
      "Rahima Begum",
    );
    expect(await booking(id)).toMatchObject({ full_name: "রহিমা খাতুন" });
    const saved = await karim.submit(conflict, STAY, "form#act");
    expect(saved.path).toContain(`${LIST}/${id}`);
    expect(await booking(id)).toMatchObject({
      full_name: "Rahima Begum",
      patient_current_location: "Sylhet",
    });
  });

  it("conflict again if another change was saved before the retry", async () => {
    const id = await insertBooking(site.db);
    const karim = await coordinator(site, "Karim");
    const karimsForm = await karim.get(`${LIST}/${id}`);
    const correct = async (patientCurrentLocation: string) =>
      nila.submit(await nila.get(`${LIST}/${id}`), { patientCurrentLocation }, "form#act");
    await correct("Sylhet");
    const typed = { fullName: "Rahima Begum", ...STAY };
    const conflict = await karim.submit(karimsForm, typed, "form#act");
    await correct("Khulna");
    const again = await karim.submit(conflict, {}, "form#act");
    expect(again.status).toBe(409);
    expect(again.text).toContain("Khulna");
    expect(await booking(id)).toMatchObject({ patient_current_location: "Khulna" });
    await karim.submit(again, STAY, "form#act");
    expect(await booking(id)).toMatchObject({
      full_name: "Rahima Begum",
      patient_current_location: "Khulna",
    });
  });
});
