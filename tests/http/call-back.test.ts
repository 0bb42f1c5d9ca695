import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { anAccount, PASSWORD, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { control, errorOf, send } from "../support/booking-form";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const PAGE = "/call-back";
const bookings = () =>
  site.db.selectFrom("bookings").selectAll().orderBy("received_at").orderBy("id").execute();
const only = async () => {
  const rows = await bookings();
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[number];
};
const mails = () => site.db.selectFrom("outbox").select(["kind", "recipient"]).execute();
const call = (phoneNumber: string, fullName = "", path = PAGE) =>
  send(site, { phoneNumber, fullName }, path);

describe("a number left alone", () => {
  it("is kept as a request to be called, with the promise's clock, and coordinators are told", async () => {
    const nila = await coordinator(site);
    const sent = await call("০১৭১২-৩৪৫৬৭৮");
    const row = await only();
    expect(sent.path).toBe(paths.bookingSent(row.reference, "en"));
    expect(row).toMatchObject({
      phone_number: "+8801712345678",
      full_name: "",
      email: "",
      call_back: 1,
      urgent: 0,
      status: "received",
      user_id: null,
    });
    expect(Date.parse(row.due_at) - Date.parse(row.received_at)).toBe(2 * 60 * 60 * 1000);
    const clock = await site.db.selectFrom("clocks").select(["booking_id", "due_at"]).execute();
    expect(clock).toEqual([{ booking_id: row.id, due_at: row.due_at }]);
    const told = await mails();
    expect(told.map(({ kind }) => kind)).toEqual(["coordinator-new-booking"]);

    const queue = await nila.get(paths.dashboard("en"));
    expect(queue.text).toContain("Call back · 01712-345678");
    const page = await nila.get(paths.dashboardBooking(row.id, "en"));
    expect(page.document.querySelector("h1")?.text).toBe("Call back · 01712-345678");
    expect(page.text).toContain("Wants to be called");
    expect(page.text).not.toContain("erased");
    expect(page.html).not.toContain("Dear ,");
  });

  it.each([
    ["en", "Your request number", "We will call you"],
    ["bn", "অনুরোধ নম্বর", "আমরা আপনাকে ফোন করব"],
    ["th", "เลขที่คำขอ", "เราจะโทรหาคุณ"],
  ] as const)(
    "says in %s by when we call, the number, and begins a chat with it",
    async (language, label, title) => {
      const sent = await call("01712 345678", "", paths.callBack(language));
      const { reference } = await only();
      expect(sent.document.querySelector("h1")?.text).toBe(title);
      expect(sent.text).toContain(label);
      expect(sent.text).toContain(reference);
      const chat = sent.document.querySelector('main a[href^="https://wa.me/"]');
      expect(decodeURIComponent(chat?.getAttribute("href") ?? "")).toContain(reference);
      // nothing stands behind a log-in, and no mail was sent
      expect(sent.document.querySelector('main a[href*="/profile/"]')).toBeNull();
    },
  );

  it.each([
    [{ urgent: "yes" }, 1, "It cannot wait"],
    [{ urgent: "no" }, 0, "Not marked as urgent"],
    [{}, 0, "Not marked as urgent"],
  ])("that says %j stands in the queue by that", async (said, urgent, words) => {
    const nila = await coordinator(site);
    await send(site, { phoneNumber: "01812 345678", urgent: "no" }, PAGE);
    const sent = await send(site, { phoneNumber: "01712 345678", ...said }, PAGE);
    expect(sent.text).toContain(words);
    const row = (await bookings()).find(({ phone_number }) => phone_number === "+8801712345678");
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
    const asked = await nila.get(paths.dashboardBooking(row?.id ?? "", "en"));
    expect(asked.text).toContain(words);
  });

  it.each([
    ["en", "Add what has happened"],
    ["bn", "কী হয়েছে, জানান"],
    ["th", "บอกว่าเกิดอะไรขึ้น"],
  ] as const)("can be added to in %s, without an email", async (language, label) => {
    const visitor = site.visitor();
    const left = { phoneNumber: "01712 345678", fullName: "Rahima", urgent: "yes" };
    const sent = await visitor.submit(await visitor.get(paths.callBack(language)), left);
    const link = sent.document.querySelectorAll("main a").find(({ text }) => text.includes(label));
    const form = await visitor.get(link?.getAttribute("href") ?? "");
    expect(control(form, "phoneNumber")?.getAttribute("value")).toBe("01712-345678");
    expect(control(form, "fullName")?.getAttribute("value")).toBe("Rahima");
    expect(form.document.querySelector("[name=urgent][checked]")?.getAttribute("value")).toBe(
      "yes",
    );

    // a mistake keeps what was typed, and the box for it
    const wrong = await visitor.submit(form, { phoneNumber: "0171", tellUsMore: "A stroke" });
    expect(wrong.status).toBe(400);
    expect(control(wrong, "tellUsMore")?.text).toContain("A stroke");
    const added = await visitor.submit(wrong, { phoneNumber: "01712 345678" });
    expect(added.path).toContain("/booking/sent/");
    expect(added.text).toContain("A stroke");
    const rows = await bookings();
    expect(rows.map(({ tell_us_more, urgent }) => [tell_us_more, urgent]).toSorted()).toEqual([
      ["", 1],
      ["A stroke", 1],
    ]);
    // who works on the first one is told of the second
    const events = site.db.selectFrom("booking_events").select("other_id");
    expect(await events.where("kind", "=", "family").execute()).toHaveLength(1);
  });

  it("is filled in for nobody but who has just left it", async () => {
    const sent = await call("01712 345678");
    const { reference } = await only();
    const other = site.visitor();
    const page = await other.get(paths.bookingSent(reference, "en"));
    expect(page.text).not.toContain("Add what has happened");
    const form = await other.get(`${PAGE}?more=1`);
    expect(control(form, "phoneNumber")?.getAttribute("value") ?? "").toBe("");
    expect(sent.text).toContain("Add what has happened");
  });

  it("with a name is called by it", async () => {
    const nila = await coordinator(site);
    await call("01712 345678", "  Rahima   Begum ");
    expect(await only()).toMatchObject({ full_name: "Rahima Begum" });
    const queue = await nila.get(paths.dashboard("en"));
    expect(queue.text).toContain("Rahima Begum");
    expect(queue.text).toContain("Wants to be called");
    expect(queue.text).not.toContain("Call back ·");
  });

  it("belongs to who is signed in, whose profile shows it", async () => {
    const email = "shila@example.com";
    const { id } = await anAccount(site, email);
    const visitor = site.visitor();
    await signInAs(visitor, email);
    await visitor.submit(await visitor.get(PAGE), { phoneNumber: "01712 345678" });
    const row = await only();
    expect(row).toMatchObject({ user_id: id, email: "" });
    // nobody asked for it
    expect((await mails()).filter(({ recipient }) => recipient === email)).toEqual([]);
    const own = await visitor.get(paths.profileBooking(row.reference, "en"));
    expect(own.text).toContain("Wants to be called");
    const page = await visitor.get("/profile/deletion");
    await visitor.submit(page, { password: PASSWORD, currentPassword: PASSWORD }, "main form");
    expect(await only()).toMatchObject({ phone_number: "", user_id: null, status: "cancelled" });
  });

  const UNCALLABLE =
    "Error: Enter a phone number we can call, such as 01XXX‑XXXXXX, or with its country code: +66 X XXXX XXXX, +880 2 XXXX XXXX.";

  it.each([
    ["", "Error: Phone number is required."],
    ["0171", UNCALLABLE],
    ["not a number", UNCALLABLE],
    ["๐๘๑ ๒๓๔ ๕๖๗๘", UNCALLABLE],
  ])("that is %j is asked for again, and stays as it was typed", async (typed, said) => {
    const page = await call(typed, "Rahima");
    expect(page.status).toBe(400);
    expect(errorOf(page, "phoneNumber")).toBe(said);
    expect(control(page, "phoneNumber")?.getAttribute("value") ?? "").toBe(typed);
    expect(control(page, "fullName")?.getAttribute("value")).toBe("Rahima");
    expect(await bookings()).toEqual([]);
  });

  it("is kept once, however often it is sent, also a day later", async () => {
    const visitor = site.visitor();
    const form = await visitor.get(PAGE);
    const fields = { phoneNumber: "01712 345678" };
    const both = await Promise.all([visitor.submit(form, fields), visitor.submit(form, fields)]);
    const { reference } = await only();
    site.clock.now = new Date(site.clock.now.getTime() + 24 * 60 * 60 * 1000);
    const later = await visitor.submit(form, { phoneNumber: "+880 1712-345678" });
    for (const answer of [...both, later]) {
      expect(answer.path).toBe(paths.bookingSent(reference, "en"));
    }
    await only();
    expect((await mails()).length).toBeLessThanOrEqual(1);
  });
});
