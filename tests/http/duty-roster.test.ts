import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount } from "../support/accounts";
import { signedIn } from "../support/admin";
import { insertAdmin } from "../support/bookings";
import { family } from "../support/family";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";
import { texts } from "../support/words";

const ROSTER = "/dashboard/admin/duty";
const REMOVAL = "form[action$='duty/removal']";
const EVERYBODY = "Nobody is on duty at this time, so all coordinators got this email.";
let site: Site;
let nila: Visitor;
let nilaId: string;
let tanvir: Awaited<ReturnType<typeof insertAdmin>>;
// the site's time: Friday, 20 November, 2:30 pm in Dhaka
beforeEach(async () => {
  site = await startSite();
  nilaId = (await insertAdmin(site.db, "Nila")).id;
  tanvir = await insertAdmin(site.db, "Tanvir");
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

const addShifts = async (fields: Record<string, string>) =>
  nila.submit(
    await nila.get(ROSTER),
    { who: tanvir.id, starts: "09:00", ends: "17:00", ...fields },
    "form#duty",
  );
/** Each weekday that has shifts, followed by its shifts. */
const week = (page: Page) =>
  page.document
    .querySelectorAll("main tbody tr")
    .map((row) => [
      row.querySelector("th")?.text,
      ...row.querySelectorAll("li span").map(({ text }) => text.replace(/\s/g, " ")),
    ])
    .filter(({ length }) => length > 1);
const insertShift = (
  shift: { weekday: number; starts: string; ends: string },
  user_id: string = tanvir.id,
) =>
  site.db
    .insertInto("duty_hours")
    .values({ id: `${user_id} ${shift.weekday} ${shift.starts}`, user_id, ...shift })
    .execute();
const shifts = () => site.db.selectFrom("duty_hours").selectAll().execute();
const rosterChanges = async () =>
  (await site.db.selectFrom("audit_events").selectAll().execute())
    .filter(({ kind }) => kind === "duty-changed")
    .map(({ detail, subject_id }) => [detail, subject_id]);

/** Sends a new request. @returns the mails to coordinators about it */
async function mailsAboutNewRequest() {
  await site.db.deleteFrom("outbox").execute();
  const visitor = site.visitor();
  await visitor.submit(await visitor.get("/booking"), family);
  return site.db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", "coordinator-new-request")
    .execute();
}

describe("duty roster page", () => {
  it("adds shifts on several days, and says who is on duty", async () => {
    const empty = await nila.get(ROSTER);
    expect(empty.text).toContain("Nobody is on duty now");
    expect(week(empty)).toEqual([]);
    const added = await addShifts({ "day-5": "on", "day-0": "on" });
    expect(added.path).toBe(ROSTER);
    expect(week(added)).toEqual([
      ["Sunday", "Tanvir, 9:00 am to 5:00 pm"],
      ["Friday", "Tanvir, 9:00 am to 5:00 pm"],
    ]);
    expect(added.text).toContain("On duty now: Tanvir");
    // a shift for oneself that overlaps another and ends after midnight
    const night = await addShifts({ who: nilaId, "day-5": "on", starts: "14:00", ends: "02:00" });
    expect(week(night).at(-1)?.at(-1)).toBe("Nila, 2:00 pm to 2:00 am the next day");
    expect(night.text).toContain("On duty now: ");
    // sending the first form again adds nothing
    await addShifts({ "day-5": "on", "day-0": "on" });
    // the hint explains equal times and overlapping shifts
    expect(night.text).toContain("The same time: it lasts a whole day. Shifts may overlap");
    expect(await shifts()).toHaveLength(3);
    expect(await rosterChanges()).toEqual([
      ["added", tanvir.id],
      ["added", nilaId],
    ]);
  });

  it("removes a shift, and says so if another coordinator was first", async () => {
    await insertShift({ weekday: 5, starts: "09:00", ends: "17:00" });
    const page = await nila.get(ROSTER);
    const removed = await nila.submit(page, {}, REMOVAL);
    expect(removed.text).toContain("The shift is off the roster.");
    expect(removed.text).toContain("Nobody is on duty now");
    expect((await nila.submit(page, {}, REMOVAL)).text).toContain("removed already");
    expect(await rosterChanges()).toEqual([["removed", tanvir.id]]);
  });

  it.each([
    [{}, "Choose at least one day."],
    [{ "day-1": "on", starts: "25:00" }, "Enter a time as hours and minutes."],
    [{ "day-1": "on", ends: "" }, "Please fill this in"],
    [{ "day-1": "on", who: "nobody-at-all" }, "This person can no longer log in here."],
  ])("refuses %j and keeps the rest", async (fields, error) => {
    const typed = { "day-3": "", starts: "08:15", ...fields } as Record<string, string>;
    const page = await addShifts(typed);
    expect([400, 409]).toContain(page.status);
    expect(page.document.querySelector("[role=alert]")?.text).toContain(error);
    const { starts } = { starts: "08:15", ...fields };
    expect(page.document.querySelector("#duty [name=starts]")?.getAttribute("value")).toBe(starts);
    expect(await shifts()).toEqual([]);
  });

  it("names each field if both times are empty", async () => {
    const page = await addShifts({ "day-1": "on", starts: "", ends: "" });
    const { starts, ends } = texts("en").duty;
    const lines = page.document.querySelectorAll("[role=alert] li").map(({ text }) => text);
    expect(lines.map((line) => line.split(":")[0])).toEqual([starts, ends]);
  });

  it("accepts times typed in Bengali digits, for browsers without a time field", async () => {
    await addShifts({ "day-1": "on", starts: "৯:০০", ends: "১৭.৩০" });
    expect(await shifts()).toMatchObject([{ starts: "09:00", ends: "17:30" }]);
  });
});

describe("mail about a new request", () => {
  it("goes to the coordinators on duty", async () => {
    await insertShift({ weekday: 5, starts: "09:00", ends: "17:00" });
    await insertShift({ weekday: 6, starts: "09:00", ends: "17:00" }, nilaId);
    const [mail, ...more] = await mailsAboutNewRequest();
    expect([mail?.recipient, ...more]).toEqual([tanvir.email]);
    expect(mail?.body_text).not.toContain(EVERYBODY);
    // Saturday, noon
    site.clock.now = new Date("2026-11-21T06:00:00.000Z");
    expect((await mailsAboutNewRequest()).map(({ recipient }) => recipient)).not.toContain(
      tanvir.email,
    );
  });

  it("goes to everybody if nobody is on duty, and says so", async () => {
    const countMails = async () =>
      (await mailsAboutNewRequest()).map(({ recipient }) => recipient).length;
    expect(await countMails()).toBe(2);
    await insertShift({ weekday: 1, starts: "09:00", ends: "17:00" });
    const mails = await mailsAboutNewRequest();
    expect(mails).toHaveLength(2);
    for (const { body_text, body_html } of mails) {
      expect(body_text).toContain(EVERYBODY);
      expect(body_html).toContain(EVERYBODY);
    }
  });

  it("goes to the company if there is no coordinator, and does not mention duty", async () => {
    await site.db.deleteFrom("users").execute();
    const [mail, ...more] = await mailsAboutNewRequest();
    expect(more).toEqual([]);
    expect(mail?.body_text).not.toContain(EVERYBODY);
  });
});

describe("coordinator on the roster", () => {
  beforeEach(async () => {
    await insertShift({ weekday: 5, starts: "09:00", ends: "17:00" });
    await insertShift({ weekday: 5, starts: "09:00", ends: "17:00" }, nilaId);
  });
  const peopleOnRoster = async () => (await shifts()).map(({ user_id }) => user_id);
  const account = (part = "") => nila.get(`/dashboard/admin/users-list/${tanvir.id}${part}`);

  it("is removed when blocked, and does not return automatically", async () => {
    const blocked = await nila.submit(await account(), {}, "form[action$='/access']");
    expect(await peopleOnRoster()).toEqual([nilaId]);
    await nila.submit(blocked, {}, "[role=status] form");
    expect(await peopleOnRoster()).toEqual([nilaId]);
  });

  it("is removed on losing the role", async () => {
    const { id } = await anAccount(site, "owner@setu.example", { role: "admin" });
    const owner = await signedIn(site, id);
    const page = await owner.get(`/dashboard/admin/users-list/${tanvir.id}/role`);
    await owner.submit(page, { currentPassword: ADMIN_PASSWORD });
    expect(await peopleOnRoster()).toEqual([nilaId]);
  });

  it("is removed when the account is erased", async () => {
    await site.db.deleteFrom("users").where("id", "=", tanvir.id).execute();
    expect(await peopleOnRoster()).toEqual([nilaId]);
  });
});
