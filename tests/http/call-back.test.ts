import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { anAccount, PASSWORD, signInAs } from "../support/accounts";
import { coordinator } from "../support/admin";
import { control, errorOf, send } from "../support/booking-form";
import { clocksOf, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const PAGE = "/call-back";
const requests = () => requestsOf(site.db);
const onlyRequest = async () => {
  const rows = await requests();
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[number];
};
const mails = () => site.db.selectFrom("outbox").select(["kind", "recipient"]).execute();
const call = (phoneNumber: string, fullName = "", path = PAGE) =>
  send(site, { phoneNumber, fullName }, path);

describe("call-back request", () => {
  it("is stored with the promise's clock, and coordinators are notified", async () => {
    const nila = await coordinator(site);
    const sent = await call("০১৭১২-৩৪৫৬৭৮");
    const row = await onlyRequest();
    expect(sent.path).toBe(paths.bookingSent(row.reference, "en"));
    expect(row).toMatchObject({
      phone_number: "+8801712345678",
      full_name: "",
      email: "",
      kind: "call_back",
      urgent: 0,
      status: "received",
      user_id: null,
    });
    expect(Date.parse(row.due_at) - Date.parse(row.received_at)).toBe(2 * 60 * 60 * 1000);
    const clock = await clocksOf(site.db);
    expect(clock).toMatchObject([{ request_id: row.id, due_at: row.due_at }]);
    const sentMails = await mails();
    expect(sentMails.map(({ kind }) => kind)).toEqual(["coordinator-new-request"]);

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
    "shows in %s that we will call, the request number and a chat link",
    async (language, label, title) => {
      const sent = await call("01712 345678", "", paths.callBack(language));
      const { reference } = await onlyRequest();
      expect(sent.document.querySelector("h1")?.text).toBe(title);
      expect(sent.text).toContain(label);
      expect(sent.text).toContain(reference);
      const chat = sent.document.querySelector('main a[href^="https://wa.me/"]');
      expect(decodeURIComponent(chat?.getAttribute("href") ?? "")).toContain(reference);
      // the page has no link that requires a log-in
      expect(sent.document.querySelector('main a[href*="/profile/"]')).toBeNull();
    },
  );

  it("uses the name if there is one", async () => {
    const nila = await coordinator(site);
    await call("01712 345678", "  Rahima   Begum ");
    expect(await onlyRequest()).toMatchObject({ full_name: "Rahima Begum" });
    const queue = await nila.get(paths.dashboard("en"));
    expect(queue.text).toContain("Rahima Begum");
    expect(queue.text).toContain("Wants to be called");
    expect(queue.text).not.toContain("Call back ·");
  });

  it("belongs to the signed-in user, whose profile shows it", async () => {
    const email = "shila@example.com";
    const { id } = await anAccount(site, email);
    const visitor = site.visitor();
    await signInAs(visitor, email);
    await visitor.submit(await visitor.get(PAGE), { phoneNumber: "01712 345678" });
    const row = await onlyRequest();
    expect(row).toMatchObject({ user_id: id, email: "" });
    // no mail goes to the account's address, because the form does not ask for one
    expect((await mails()).filter(({ recipient }) => recipient === email)).toEqual([]);
    const profilePage = await visitor.get(paths.profileBooking(row.reference, "en"));
    expect(profilePage.text).toContain("Wants to be called");
    const page = await visitor.get("/profile/deletion");
    await visitor.submit(page, { password: PASSWORD, currentPassword: PASSWORD }, "main form");
    expect(await onlyRequest()).toMatchObject({
      phone_number: "",
      user_id: null,
      status: "cancelled",
    });
  });

  const UNCALLABLE =
    "Error: Enter a phone number we can call, such as 01XXX‑XXXXXX, or with its country code: +66 X XXXX XXXX, +880 2 XXXX XXXX.";

  it.each([
    ["", "Error: Phone number is required."],
    ["0171", UNCALLABLE],
    ["not a number", UNCALLABLE],
    ["๐๘๑ ๒๓๔ ๕๖๗๘", UNCALLABLE],
  ])("rejects the number %j, and keeps the input", async (typed, message) => {
    const page = await call(typed, "Rahima");
    expect(page.status).toBe(400);
    expect(errorOf(page, "phoneNumber")).toBe(message);
    expect(control(page, "phoneNumber")?.getAttribute("value") ?? "").toBe(typed);
    expect(control(page, "fullName")?.getAttribute("value")).toBe("Rahima");
    expect(await requests()).toEqual([]);
  });

  it.each([
    ["en", "There is more than one number here. Which one is best to call? Leave only that one."],
    ["bn", "এখানে একাধিক নম্বর আছে। কোনটিতে ফোন করলে সবচেয়ে ভালো হয়? শুধু সেটি রাখুন।"],
    ["th", "ในช่องนี้มีมากกว่าหนึ่งหมายเลข หมายเลขใดโทรติดต่อได้สะดวกที่สุด โปรดเหลือไว้เพียงหมายเลขนั้น"],
  ] as const)(
    "asks in %s for one number if two are typed, and keeps the input",
    async (language, message) => {
      const typed = "01712-345678, 01812-345678";
      const page = await call(typed, "Rahima", paths.callBack(language));
      expect(page.status).toBe(400);
      expect(errorOf(page, "phoneNumber")).toContain(message);
      expect(control(page, "phoneNumber")?.getAttribute("value")).toBe(typed);
      expect(await requests()).toEqual([]);
    },
  );

  it("is stored once, however often it is sent, even a day later", async () => {
    const visitor = site.visitor();
    const form = await visitor.get(PAGE);
    const fields = { phoneNumber: "01712 345678" };
    const both = await Promise.all([visitor.submit(form, fields), visitor.submit(form, fields)]);
    const { reference } = await onlyRequest();
    site.clock.now = new Date(site.clock.now.getTime() + 24 * 60 * 60 * 1000);
    const later = await visitor.submit(form, { phoneNumber: "+880 1712-345678" });
    for (const answer of [...both, later]) {
      expect(answer.path).toBe(paths.bookingSent(reference, "en"));
    }
    await onlyRequest();
    expect((await mails()).length).toBeLessThanOrEqual(1);
  });
});
