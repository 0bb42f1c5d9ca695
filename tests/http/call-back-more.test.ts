import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { coordinator } from "../support/admin";
import { control, send } from "../support/booking-form";
import { eventsOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const PAGE = "/call-back";
const callBacks = () => requestsOf(site.db, { kind: "call_back" });

describe("call-back request", () => {
  it.each([
    [{ urgent: "yes" }, 1, "It cannot wait"],
    [{ urgent: "no" }, 0, "Not marked as urgent"],
    [{}, 0, "Not marked as urgent"],
  ])("is queued, mailed and shown with the urgency of %j", async (choice, urgent, words) => {
    const nila = await coordinator(site);
    await send(site, { phoneNumber: "01812 345678", urgent: "no" }, PAGE);
    const sent = await send(site, { phoneNumber: "01712 345678", ...choice }, PAGE);
    expect(sent.text).toContain(words);
    const row = (await callBacks()).find(({ phone_number }) => phone_number === "+8801712345678");
    expect(row).toMatchObject({ urgent });
    const queue = await nila.get(paths.dashboard("en"));
    const [first] = queue.document.querySelectorAll("[data-row]");
    if (urgent) expect(first?.text).toBe("Call back · 01712-345678");
    expect(queue.text.includes("Urgent, no reply yet 1")).toBe(urgent === 1);
    const [mail] = await site.db
      .selectFrom("outbox")
      .select("subject")
      .where("request_id", "=", row?.id ?? "")
      .execute();
    expect(mail?.subject.startsWith("URGENT")).toBe(urgent === 1);
    const requestPage = await nila.get(paths.dashboardBooking(row?.id ?? "", "en"));
    expect(requestPage.text).toContain(words);
  });

  it.each([
    ["en", "Add what has happened"],
    ["bn", "কী হয়েছে, জানান"],
    ["th", "บอกว่าเกิดอะไรขึ้น"],
  ] as const)("accepts more details in %s, without an email", async (language, label) => {
    const visitor = site.visitor();
    const callBackFields = { phoneNumber: "01712 345678", fullName: "Rahima", urgent: "yes" };
    const sent = await visitor.submit(await visitor.get(paths.callBack(language)), callBackFields);
    const link = sent.document.querySelectorAll("main a").find(({ text }) => text.includes(label));
    const form = await visitor.get(link?.getAttribute("href") ?? "");
    expect(control(form, "phoneNumber")?.getAttribute("value")).toBe("01712-345678");
    expect(control(form, "fullName")?.getAttribute("value")).toBe("Rahima");
    expect(form.document.querySelector("[name=urgent][checked]")?.getAttribute("value")).toBe(
      "yes",
    );

    // after an invalid number, the form keeps the details and their field
    const wrong = await visitor.submit(form, { phoneNumber: "0171", tellUsMore: "A stroke" });
    expect(wrong.status).toBe(400);
    expect(control(wrong, "tellUsMore")?.text).toContain("A stroke");
    const added = await visitor.submit(wrong, { phoneNumber: "01712 345678" });
    expect(added.path).toContain("/booking/sent/");
    expect(added.text).toContain("A stroke");
    const rows = await callBacks();
    expect(rows.map(({ tell_us_more, urgent }) => [tell_us_more, urgent]).toSorted()).toEqual([
      ["", 1],
      ["A stroke", 1],
    ]);
    // the first request's history mentions the second
    expect(await eventsOf(site.db, { kind: "family" })).toHaveLength(1);
  });

  it("prefills the form for more details only in its own browser", async () => {
    const sent = await send(site, { phoneNumber: "01712 345678" }, PAGE);
    const [{ reference } = { reference: "" }] = await callBacks();
    const other = site.visitor();
    const page = await other.get(paths.bookingSent(reference, "en"));
    expect(page.text).not.toContain("Add what has happened");
    const form = await other.get(`${PAGE}?more=1`);
    expect(control(form, "phoneNumber")?.getAttribute("value") ?? "").toBe("");
    expect(sent.text).toContain("Add what has happened");
  });
});
