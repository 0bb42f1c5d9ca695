import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { send } from "../support/booking-form";
import { insertBooking, insertMessage } from "../support/bookings";
import { family } from "../support/family";
import { clocksOf, eventsOf, requestOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const bookings = () => requestsOf(site.db);
const onlyBooking = async () => {
  const rows = await bookings();
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[number];
};
const requestCallBack = (phoneNumber: string) => send(site, { phoneNumber }, paths.callBack("en"));

describe("requests without an email", () => {
  const other = {
    kind: "call_back",
    email: "",
    phone_number: "+8801999999999",
    full_name: "",
  } as const;

  it("are not assigned to one family", async () => {
    const openId = await insertBooking(site.db, { ...other, status: "in_review" });
    await insertMessage(site.db, { email: "", phone_number: "" });
    const before = await clocksOf(site.db);
    await requestCallBack("01712 345678");
    const events = await eventsOf(site.db, { kind: "family" });
    expect(events).toEqual([]);
    const after = await clocksOf(site.db);
    expect(after).toHaveLength(before.length + 1);
    const nila = await coordinator(site);
    const page = await nila.get(paths.dashboardBooking(openId, "en"));
    expect(page.document.querySelector("#duplicates")?.text ?? "").not.toContain("SETU-");
  });

  it("are matched with a later booking from the same number", async () => {
    await requestCallBack("01712 345678");
    const first = await onlyBooking();
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await send(site, { ...family, phoneNumber: "+8801712345678" });
    const nila = await coordinator(site);
    const page = await nila.get(paths.dashboardBooking(first.id, "en"));
    expect(page.text).toContain("wrote again");
    expect(page.document.querySelector("#duplicates")?.text).toContain("Rahima Begum");
  });

  it("are answered, merged, corrected and searched for like any other", async () => {
    await requestCallBack("01712 345678");
    const row = await onlyBooking();
    const nila = await coordinator(site);
    const address = paths.dashboardBooking(row.id, "en");
    const acted = await nila.submit(
      await nila.get(address),
      { did: "called", words: "Spoke to the son." },
      "form#act",
    );
    expect(acted.status).toBe(200);
    expect(await onlyBooking()).toMatchObject({ status: "acknowledged" });
    const replied = await nila.submit(
      await nila.get(address),
      { did: "wrote", words: "Hello" },
      "form#act",
    );
    expect(replied.status).toBe(200);

    const twin = await insertBooking(site.db, { ...other, phone_number: row.phone_number });
    const question = await nila.get(`${address}/merges?other=${twin}`);
    expect(question.status).toBe(200);
    expect(question.text).toContain("Call back · 01712-345678");
    await nila.submit(question, {}, "form#confirmation");
    const merged = await requestOf(site.db, twin);
    expect(merged.merged_into).toBe(row.id);

    const facts = { patientCurrentLocation: "Sylhet", onward: "stay" };
    const corrected = await nila.submit(await nila.get(address), facts, "form#act");
    expect(corrected.status).toBe(200);
    const searched = await nila.get(paths.dashboardBookings("en", { search: "01712345678" }));
    expect(searched.text).toContain("Call back · 01712-345678");
    expect((await bookings()).find(({ id }) => id === row.id)).toMatchObject({
      patient_current_location: "Sylhet",
      full_name: "",
      kind: "call_back",
    });
    const file = await nila.send("/dashboard/admin/bookings/export");
    expect(await file.text()).toContain("01712-345678,,");
  });
});
