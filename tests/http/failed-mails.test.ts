import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendDueMail } from "~/features/mail/outbox-worker.server";
import { DeliveryError } from "~/features/mail/transport.server";
import { anAccount } from "../support/accounts";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { insertFailedMail } from "../support/failed-mail";
import { family } from "../support/family";
import { failingTransport } from "../support/mail-transports";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/mails";
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
});
afterEach(() => site.close());

const rowsOf = (page: Page) =>
  page.document
    .querySelectorAll("table tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(({ textContent }) => textContent.trim()));
const navigationLabel = (page: Page) =>
  page.document.querySelector(`nav[aria-label=Dashboard] a[href="${LIST}"]`)?.textContent;
/** Tries to send each mail in the outbox once; the server rejects every recipient. */
const refuseAll = () =>
  sendDueMail(
    { db: site.db, now: () => site.clock.now, log: () => {} },
    failingTransport(new DeliveryError("550 5.1.1", true)),
  );

describe("undeliverable mail", () => {
  it("is shown on the overview, in the navigation and in the list, until it is settled", async () => {
    expect((await nila.get("/dashboard/admin")).text).not.toContain("did not arrive");
    const visitor = site.visitor();
    const sent = await visitor.submit(await visitor.get("/bn/booking"), family);
    const reference = /SETU-[\w-]+/.exec(sent.path)?.[0] ?? "";
    await refuseAll();

    const overview = await nila.get("/dashboard/admin");
    expect(overview.text).toContain("Emails that did not arrive: 2");
    expect(navigationLabel(overview)).toBe("Undelivered emails2 To deal with");
    const links = overview.document.querySelectorAll(`main a[href="${LIST}"]`);
    expect(links.map(({ text }) => text)).toContain("See why, and what to do");

    const list = await nila.get(LIST);
    expect(list.text).toContain("Emails: 2");
    expect(rowsOf(list)).toContainEqual([
      `Receipt of a request, to the family${reference}`,
      family.email,
      "The email address does not exist",
      "20 Nov 2026, 2:30 pm",
    ]);

    for (const path of linksTo(list)) {
      await nila.submit(await nila.get(path), {}, "form#closing");
    }
    const after = await nila.get("/dashboard/admin");
    expect(after.text).not.toContain("did not arrive");
    expect(navigationLabel(after)).toBe("Undelivered emails");
  });

  it("has a page with the reason, the recipient and their contact details", async () => {
    const request_id = await insertBooking(site.db, { tell_us_more: "a stone in the kidney" });
    const columns = { request_id, attempts: 12, last_error: "552 5.2.2" };
    const id = await insertFailedMail(site.db, columns);
    const page = await nila.get(`${LIST}/${id}`);
    expect(page.document.querySelector("h1")?.text).toContain("Receipt of a request");
    expect(page.text).toContain("The mailbox is full");
    expect(page.text).toContain("Attempts12");
    expect(page.text).toContain("552 5.2.2");
    expect(page.text).toContain("rahima@exmaple.com");
    expect(page.document.querySelector('main a[href="tel:+8801712345678"]')).not.toBeNull();
    expect(page.text).toContain("goes to rahima@example.com");
    const booking = `/dashboard/admin/bookings/${request_id}`;
    expect(page.document.querySelector(`main a[href="${booking}"]`)).not.toBeNull();
    // the page has no medical data, so opening it is not recorded as reading the case
    expect(page.html).not.toContain("kidney");
    const readings = site.db.selectFrom("audit_events").selectAll().where("kind", "=", "case-read");
    expect(await readings.execute()).toEqual([]);
  });

  it("returns 404 if it was sent, is still waiting or never existed", async () => {
    const waitingId = await insertFailedMail(site.db, { failed_at: null });
    const columns = { failed_at: null, sent_at: "2026-11-20T08:00:00Z" };
    const sent = await insertFailedMail(site.db, columns);
    for (const id of [waitingId, sent, "nothing"]) {
      expect((await nila.get(`${LIST}/${id}`)).status, id).toBe(404);
    }
    const failedMailPage = await nila.get(`${LIST}/${await insertFailedMail(site.db)}`);
    const csrf = failedMailPage.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    for (const part of ["/resending", "/closing", ""]) {
      const answer = await nila.post(`${LIST}/${sent}${part}`, { csrf });
      expect(answer.status, part).toBe(404);
    }
  });
});

describe("list of failed mails", () => {
  it("says so when empty, or when no mail server is set up", async () => {
    expect((await nila.get(LIST)).text).toContain("No mail server is set up");
    site.env.smtpUrl = "smtp://127.0.0.1:9";
    expect((await nila.get(LIST)).text).toContain("No undelivered emails");
    expect((await nila.get(`${LIST}?status=settled`)).text).toContain("Nothing here yet");
  });

  it("is newest first and paginated, with settled ones apart", async () => {
    for (let number = 10; number < 40; number++) {
      const at = `2026-11-20T07:${number}:00.000Z`;
      await insertFailedMail(site.db, { recipient: `n${number}@example.com`, failed_at: at });
    }
    await insertFailedMail(site.db, {
      recipient: "done@example.com",
      settled_at: "2026-11-20T08:00:00.000Z",
      settled_as: "sent-again",
      settled_by: "gone",
    });
    const recipients = (page: Page) => rowsOf(page).map((cells) => cells[1]);
    const first = await nila.get(LIST);
    expect(first.text).toContain("Emails: 30");
    expect(recipients(first)).toHaveLength(25);
    expect(recipients(first).slice(0, 2)).toEqual(["n39@example.com", "n38@example.com"]);
    const last = await nila.get(`${LIST}?page=2`);
    expect(recipients(last)).toEqual([14, 13, 12, 11, 10].map((one) => `n${one}@example.com`));
    const settledList = await nila.submit(first, { status: "settled" }, "main form[method=get]");
    expect(settledList.path).toBe(`${LIST}?status=settled`);
    expect(rowsOf(settledList).map(([, to, , how]) => [to, how])).toEqual([
      ["done@example.com", "Sent again20 Nov 2026, 2:00 pm"],
    ]);
    expect(recipients(await nila.get(`${LIST}?status=nonsense&page=0`))).toEqual(recipients(first));
  });

  it("names the request, even after the family has erased it", async () => {
    const request_id = await insertMessage(site.db, { reference: "SETU-1111-2222", email: "" });
    const id = await insertFailedMail(site.db, { kind: "request-received", request_id });
    const list = await nila.get(LIST);
    expect(rowsOf(list)[0]?.[0]).toContain("SETU-1111-2222");
    const page = await nila.get(`${LIST}/${id}`);
    expect(page.text).toContain("the request it was about is not kept any more");
    expect(page.document.querySelector("form#resending")).toBeNull();
    expect(page.document.querySelector("form#call")).toBeNull();
  });
});

describe("mail that cannot be rendered again", () => {
  it.each([
    ["invitation", "invite the person again", "/dashboard/admin/registration"],
    ["reset-password", "The person can ask for a new one", null],
    ["verify-email", "The person can ask for a new one", null],
    ["sign-in-code", "The person can ask for a new one", null],
    ["account-exists", "The person can ask for a new one", null],
    [
      "password-changed",
      "Tell the owner another way",
      "/dashboard/admin/audit?email=x%40setu.example",
    ],
  ] as const)("has a page that names the alternative: %s", async (kind, advice, href) => {
    const id = await insertFailedMail(site.db, { kind, recipient: "x@setu.example" });
    const page = await nila.get(`${LIST}/${id}`);
    expect(page.text).toContain("This one cannot be sent again");
    expect(page.text).toContain(advice);
    const link = page.document.querySelector(`main a[href="${href}"]`);
    expect(link !== null).toBe(href !== null);
    expect(page.document.querySelector("form#resending")).toBeNull();
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    for (const part of ["/resending", ""]) {
      const forced = await nila.post(`${LIST}/${id}${part}`, { csrf });
      expect(forced.text).toContain("It can no longer be sent again.");
    }
    const rows = await site.db.selectFrom("outbox").select(["id", "settled_at"]).execute();
    expect(rows).toEqual([{ id, settled_at: null }]);
  });

  it("shows how to reach the owner if it was about an account", async () => {
    const { id: owner } = await anAccount(site, "karim@example.com");
    const contact = { name: "Karim", phone: "+8801912345678" };
    await site.db.updateTable("users").set(contact).where("id", "=", owner).execute();
    const accountMail = { kind: "new-device", recipient: "karim@example.com" } as const;
    const page = await nila.get(`${LIST}/${await insertFailedMail(site.db, accountMail)}`);
    expect(page.text).toContain("Karim");
    expect(page.document.querySelector('main a[href="tel:+8801912345678"]')).not.toBeNull();
  });
});

function linksTo(list: Page): string[] {
  return list.document
    .querySelectorAll("table tbody th a")
    .map((link) => link.getAttribute("href") ?? "");
}
