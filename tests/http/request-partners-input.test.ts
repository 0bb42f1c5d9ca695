import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { insertPartner, partnersIn } from "../support/partners";
import { setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
const FORM = "form#partner";
let site: Site;
let nila: Visitor;
let booking: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  booking = await insertBooking(site.db);
});
afterEach(() => site.close());

const lines = () => partnersIn(site.db);
const linePage = async (id = booking) =>
  nila.get(`${LIST}/${id}/partners?line=${(await lines())[0]?.id}`);
const add = async (values: Record<string, string>) =>
  nila.submit(await nila.get(`${LIST}/${booking}/partners`), values, FORM);

describe("line of a partner", () => {
  it.each([
    [{ askedOn: "2026-11-31" }, "Enter a date as day, month and year."],
    [{ askedOn: "" }, "Enter a date as day, month and year."],
    [{ askedOn: "2026-11-21" }, "Enter today or an earlier day."],
    [{ appointmentOn: "2025-12-05" }, "An appointment cannot be before the day"],
    [{ appointmentTime: "10:30" }, "Enter a date as day, month and year."],
    [{ appointmentOn: "2026-12-05", appointmentTime: "25:00" }, "Enter a time as hours"],
    [{ followUpOn: "2028-11-19" }, "still ahead, within a year"],
    [{ followUpOn: "2026-11-19" }, "still ahead, within a year"],
    [{ answer: "perhaps" }, "Choose one from the list."],
    [{ name: " " }, "Name is required."],
    [{ contactPhone: "12" }, "Enter a phone number we can call"],
  ])("is rejected if invalid, and keeps the input: %j", async (values, error) => {
    const refused = await add({ name: "Bay Air", contactName: "Ms Suda", ...values });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(error);
    expect(refused.document.querySelector("[name=contactName]")?.getAttribute("value")).toBe(
      "Ms Suda",
    );
    expect(await lines()).toEqual([]);
  });

  it("cannot have a follow-up if the request is closed, but an answer", async () => {
    await setRequests(site.db, { status: "completed" });
    const refused = await add({ name: "Bay Air", followUpOn: "2026-11-30" });
    expect(refused.text).toContain("This request is closed");
    await nila.submit(refused, { followUpOn: "" }, FORM);
    expect(await lines()).toHaveLength(1);
  });

  it("may keep a follow-up that has passed", async () => {
    await insertPartner(site.db, booking, { follow_up_on: "2026-11-10" });
    await nila.submit(await linePage(), { answer: "yes" }, FORM);
    expect(await lines()).toMatchObject([{ answer: "yes", follow_up_on: "2026-11-10" }]);
  });

  it("is not found in another request", async () => {
    await insertPartner(site.db, booking, {});
    const other = await insertBooking(site.db);
    expect((await linePage(other)).status).toBe(404);
  });

  it("is among 200 lines, of which all but ten are collapsed", async () => {
    for (let index = 0; index < 200; index++) {
      await insertPartner(site.db, booking, { name: `Air ${index}` });
    }
    const shown = await nila.get(`${LIST}/${booking}`);
    expect(shown.status).toBe(200);
    expect(shown.document.querySelectorAll("#partners li")).toHaveLength(200);
    expect(shown.document.querySelectorAll("#partners details li")).toHaveLength(190);
  });
});
