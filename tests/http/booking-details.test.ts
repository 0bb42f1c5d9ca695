import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { control, errorOf, send } from "../support/booking-form";
import { insertBooking } from "../support/bookings";
import { family } from "../support/family";
import { clearRequests, requestOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

const STAY = { onward: "stay" };
let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await clearRequests(site.db);
});

const row = () => requestOf(site.db, { kind: "booking" });

const details = {
  patientAge: "৬২ বছর",
  relation: "মেয়ে",
  passport: "yes",
  breathingHelp: "ventilator",
  bestTimeToCall: "after 8 in the evening",
};

describe("optional details", () => {
  it("are stored, and shown to coordinators in their language", async () => {
    await send(site, { ...family, ...details }, "/bn/booking");
    const stored = await row();
    expect(stored).toMatchObject({
      patient_age: "62",
      relation: "মেয়ে",
      passport: "yes",
      breathing_help: "ventilator",
      best_time_to_call: "after 8 in the evening",
      kind: "booking",
    });
    const nila = await coordinator(site);
    const page = await nila.get(paths.dashboardBooking(stored.id, "en"));
    for (const label of ["62", "মেয়ে", "Passport", "Ventilator", "after 8 in the evening"]) {
      expect(page.text).toContain(label);
    }
    expect(page.text).not.toContain("Wants to be called");
  });

  it("are empty if left out", async () => {
    await send(site, family);
    expect(await row()).toMatchObject({
      patient_age: null,
      relation: null,
      passport: null,
      breathing_help: null,
      best_time_to_call: null,
    });
    const { id } = await row();
    const page = await (await coordinator(site)).get(paths.dashboardBooking(id, "en"));
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("Wants to be called");
  });

  it.each([
    ["0", "0"],
    ["120", "120"],
    [" 62 years ", "62"],
    ["๖๒", "62"],
    ["６２", "62"],
    ["৩ সপ্তাহ", "21 days"],
    ["দেড় বছর", "18 months"],
  ])("store the age %j as %j", async (patientAge, stored) => {
    await send(site, { ...family, patientAge });
    expect((await row()).patient_age).toBe(stored);
  });

  it("accept a baby's age in months, for families, coordinators and corrections", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/bn/booking");
    expect(control(form, "patientAge")?.getAttribute("inputmode")).toBeUndefined();
    const sent = await visitor.submit(form, { ...family, patientAge: "৬ মাস" });
    expect(sent.text).toContain("৬\u00a0মাস");
    const { id, ...stored } = await row();
    expect(stored).toMatchObject({ patient_age: "6 months" });
    const nila = await coordinator(site);
    expect((await nila.get(paths.dashboardBooking(id, "en"))).text).toContain("6\u00a0months");
    const facts = await nila.get(paths.dashboardBooking(id, "en"));
    expect(control(facts, "patientAge")?.getAttribute("value")).toBe("6 months");
    const after = await nila.submit(facts, { patientAge: "1 year 2 months", ...STAY }, "form#act");
    expect(after.text).toContain("6\u00a0months → 14\u00a0months");
    expect(await row()).toMatchObject({ patient_age: "14 months" });
    await nila.submit(
      await nila.get(paths.dashboardBooking(id, "en")),
      { patientAge: "15 days" },
      "form#act",
    );
    expect(await row()).toMatchObject({ patient_age: "15 days" });
  });

  it.each([
    ["patientAge", "121", "in years"],
    ["patientAge", "-1", "in years"],
    ["patientAge", "6.5", "in years"],
    ["patientAge", "1e1", "in years"],
    ["patientAge", "old", "in years"],
    ["patientAge", "9".repeat(50), "too long"],
    ["relation", "x".repeat(81), "too long"],
    ["bestTimeToCall", "x".repeat(121), "too long"],
    ["passport", "maybe", "from the list"],
    ["passport", "__proto__", "from the list"],
    ["breathingHelp", "constructor", "from the list"],
  ])("are unfolded if %s is %j, with the input and its error", async (name, value, message) => {
    const page = await send(site, { ...family, ...details, [name]: value });
    expect(page.status).toBe(400);
    expect(errorOf(page, name)).toContain(message);
    expect(page.document.querySelector("form#booking details")?.hasAttribute("open")).toBe(true);
    const field = control(page, name);
    if (field?.tagName === "INPUT") expect(field.getAttribute("value")).toBe(value);
    const expected = name === "bestTimeToCall" ? value : details.bestTimeToCall;
    expect(control(page, "bestTimeToCall")?.getAttribute("value")).toBe(expected);
    expect(await requestsOf(site.db, { kind: "booking" })).toEqual([]);
  });
});

describe("urgency", () => {
  it.each([
    ["yes", 1],
    ["on", 1],
    ["true", 1],
    ["no", 0],
    ["", 0],
  ])("stores %j as %s", async (urgent, stored) => {
    await send(site, { ...family, urgent });
    expect((await row()).urgent).toBe(stored);
  });

  it.each([
    ["yes", "It cannot wait"],
    ["no", "Not marked as urgent"],
  ])("%s is shown on the sent page", async (urgent, label) => {
    const visitor = site.visitor();
    const sent = await visitor.submit(await visitor.get("/booking"), { ...family, urgent });
    const term = sent.document.querySelectorAll("dt").find(({ text }) => text === "Urgency");
    expect(term?.nextElementSibling?.text).toBe(label);
  });

  it("has no default, and counts as not urgent if left out", async () => {
    const page = await site.visitor().get("/booking");
    const cards = page.document.querySelectorAll("[name=urgent]");
    expect(cards.map((card) => card.getAttribute("value"))).toEqual(["yes", "no"]);
    expect(cards.some((card) => card.hasAttribute("checked"))).toBe(false);
    await send(site, family);
    expect((await row()).urgent).toBe(0);
  });
});

describe("coordinator", () => {
  it("corrects the details, and the history shows the changes", async () => {
    const id = await insertBooking(site.db, { patient_age: "62", passport: "no" });
    const nila = await coordinator(site);
    const path = paths.dashboardBooking(id, "en");
    const form = await nila.get(path);
    const wrong = await nila.submit(form, { patientAge: "abc" }, "form#act");
    expect(wrong.status).toBe(400);
    const right = { patientAge: "63", passport: "yes", breathingHelp: "oxygen", ...STAY };
    const after = await nila.submit(form, right, "form#act");
    expect(after.text).toContain("62 → 63");
    expect(after.text).toContain("No → Yes");
    expect(after.text).toContain("Oxygen");
    expect(await row()).toMatchObject({
      patient_age: "63",
      passport: "yes",
      breathing_help: "oxygen",
    });
  });
});
