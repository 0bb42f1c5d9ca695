import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NewSession } from "~/features/requests/family-sessions.server";
import { isConfirmed } from "~/features/requests/fresh-code.server";
import { insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { mailedCode, spokenCode, wrongFor } from "../support/fresh-codes";
import { recipientsAfter } from "../support/outbox-mails";
import { insertContact, requestOf } from "../support/requests";
import { allRows } from "../support/rows";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const MAIL = 'main form[action$="/code/mail"]';
const FORM = "form#code";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

let familyCount = 0;
async function aFamily(
  session: Partial<NewSession> = {},
  columns: Parameters<typeof insertBooking>[1] = {},
) {
  familyCount += 1;
  const email = columns.email ?? `family${familyCount}@example.com`;
  const id = await insertBooking(site.db, { ...columns, email });
  const { reference } = await requestOf(site.db, id);
  const visitor = await openFamilyPage(site, id, session);
  const path = `/request/${reference}/sharing/code?next=sharing/erasure`;
  return { id, email, visitor, path, erasure: `/request/${reference}/sharing/erasure` };
}

async function askForMail(visitor: Visitor, path: string): Promise<Page> {
  return visitor.submit(await visitor.get(path), {}, MAIL);
}

const confirmedUntil = async (requestId: string) => {
  const sessions = site.db.selectFrom("request_sessions").select("confirmed_until as until");
  return (await sessions.where("request_id", "=", requestId).executeTakeFirst())?.until ?? null;
};

describe("mailed code", () => {
  it("confirms for an hour, and returns to the page that asked for it", async () => {
    const { id, email, visitor, path, erasure } = await aFamily({ way: "whatsapp" });
    const codePage = await visitor.get(erasure);
    expect(codePage.path).toBe(path.replace("sharing/erasure", "sharing%2Ferasure"));
    expect(codePage.text).toContain(`To: ${email}`);
    const sent = await visitor.submit(codePage, {}, MAIL);
    expect(sent.text).toContain("The code is on its way to your email.");
    const code = await mailedCode(site, email);
    expect(code).toMatch(/^\d{6}$/);
    const session = site.db.selectFrom("request_sessions").selectAll().where("request_id", "=", id);
    expect(JSON.stringify(await session.execute())).not.toContain(code);
    const typed = code.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? "");
    const confirmed = await visitor.submit(sent, { code: typed }, FORM);
    expect(confirmed.path).toBe(erasure);
    expect(confirmed.text).toContain("Confirmed. You have an hour.");
    const until = await confirmedUntil(id);
    const { now } = site.clock;
    const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(isConfirmed({ confirmedUntil: until }, minutesLater(59))).toBe(true);
    expect(isConfirmed({ confirmedUntil: until }, minutesLater(61))).toBe(false);
    // the code cannot be used a second time
    await site.db.updateTable("request_sessions").set({ confirmed_until: null }).execute();
    const again = await visitor.submit(await visitor.get(path), { code }, FORM);
    expect(again.status).toBe(400);
    expect(again.text).toContain("No code is open any more");
  });

  it("is invalid after five wrong tries and after ten minutes", async () => {
    const { id, email, visitor, path } = await aFamily({ way: "sent" });
    await askForMail(visitor, path);
    const code = await mailedCode(site, email);
    for (let tries = 1; tries <= 5; tries++) {
      const page = await visitor.submit(await visitor.get(path), { code: wrongFor(code) }, FORM);
      expect(page.status).toBe(400);
      expect(page.text).toContain(tries < 5 ? "That code is not right." : "No code is open");
    }
    expect((await visitor.submit(await visitor.get(path), { code }, FORM)).status).toBe(400);
    await askForMail(visitor, path);
    const second = await mailedCode(site, email);
    const { now } = site.clock;
    site.clock.now = new Date(now.getTime() + 11 * 60_000);
    const late = await visitor.submit(await visitor.get(path), { code: second }, FORM);
    site.clock.now = now;
    expect(late.text).toContain("No code is open any more");
    expect(await confirmedUntil(id)).toBeNull();
  });

  it("allows five attempts, even if they are sent at once", async () => {
    const { id, email, visitor, path } = await aFamily({ way: "whatsapp" });
    await askForMail(visitor, path);
    const code = await mailedCode(site, email);
    const page = await visitor.get(path);
    const tries = Array.from({ length: 5 }, () =>
      visitor.submit(page, { code: wrongFor(code) }, FORM),
    );
    await Promise.all(tries);
    expect((await visitor.submit(page, { code }, FORM)).status).toBe(400);
    expect(await confirmedUntil(id)).toBeNull();
  });

  it("is mailed three times an hour at most", async () => {
    const { email, visitor, path } = await aFamily({ way: "whatsapp" });
    for (let times = 0; times < 3; times++) {
      expect((await askForMail(visitor, path)).text).toContain("on its way");
    }
    const code = await mailedCode(site, email);
    expect((await askForMail(visitor, path)).text).toContain("several codes within the hour");
    const page = await visitor.submit(await visitor.get(path), { code }, FORM);
    expect(page.path).toMatch(/erasure$/);
  });

  it("is still sent if the mail server fails for nine of its ten minutes", async () => {
    const { email, visitor, path } = await aFamily({ way: "whatsapp" });
    await askForMail(visitor, path);
    expect(await recipientsAfter(site, 9 * 60_000)).toContain(email);
  });

  it("does not confirm another browser", async () => {
    const { id, email, visitor, path } = await aFamily({ way: "whatsapp" });
    await askForMail(visitor, path);
    const other = await openFamilyPage(site, id, { way: "whatsapp" });
    const code = await mailedCode(site, email);
    expect((await other.submit(await other.get(path), { code }, FORM)).status).toBe(400);
  });

  it("is not offered to a session that was opened by mail", async () => {
    const { visitor, path } = await aFamily({ way: "mail" });
    const page = await visitor.get(path);
    expect(page.document.querySelector(MAIL)).toBeNull();
    expect(page.text).toContain("A code on the phone");
    const before = await site.db.selectFrom("outbox").selectAll().execute();
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    await visitor.post(path.replace("?", "/mail?"), { csrf, next: "sharing" });
    expect(await site.db.selectFrom("outbox").selectAll().execute()).toEqual(before);
  });
});

describe("spoken code", () => {
  it("confirms once, for the person it was read to", async () => {
    const { id, visitor, path } = await aFamily({ way: "mail" });
    await insertContact(site.db, { id: "aunt", request_id: id });
    const auntsCode = await spokenCode(site, id, "aunt");
    const wrong = await visitor.submit(await visitor.get(path), { code: auntsCode }, FORM);
    expect(wrong.status).toBe(400);
    const code = await spokenCode(site, id);
    const page = await visitor.submit(
      await visitor.get(path),
      { code: `${code.slice(0, 4)} ${code.slice(4)}` },
      FORM,
    );
    expect(page.path).toMatch(/erasure$/);
    const stranger = site.visitor();
    const before = await allRows(site.db);
    await stranger.get(path);
    expect(await allRows(site.db)).toEqual(before);
    await site.db.updateTable("request_sessions").set({ confirmed_until: null }).execute();
    expect((await visitor.submit(await visitor.get(path), { code }, FORM)).status).toBe(400);
  });

  it("is invalid after five wrong tries", async () => {
    const { id, visitor, path } = await aFamily({ way: "mail" });
    const code = await spokenCode(site, id);
    for (let tries = 0; tries < 5; tries++) {
      await visitor.submit(await visitor.get(path), { code: wrongFor(code) }, FORM);
    }
    expect((await visitor.submit(await visitor.get(path), { code }, FORM)).status).toBe(400);
    expect(await confirmedUntil(id)).toBeNull();
  });

  it("is refused from a session that was opened by a spoken code", async () => {
    const { id, visitor, path } = await aFamily({ way: "spoken" });
    const page = await visitor.get(path);
    expect(page.text).not.toContain("A code on the phone");
    const code = await spokenCode(site, id);
    expect((await visitor.submit(page, { code }, FORM)).status).toBe(400);
    expect(await confirmedUntil(id)).toBeNull();
  });
});

it("the page for a code asks the family to call if there is no second channel", async () => {
  const { visitor, path } = await aFamily({ way: "spoken" }, { email: "" });
  const page = await visitor.get(path);
  expect(page.document.querySelector(FORM)).toBeNull();
  expect(page.text).toContain("Please call us");
  expect(page.document.querySelector('main a[href^="tel:"]')).not.toBeNull();
});

it("a confirmed code returns only to the family's own pages", async () => {
  const { email, visitor, path } = await aFamily({ way: "whatsapp" });
  await askForMail(visitor, path);
  const fields = { code: await mailedCode(site, email), next: "//evil.example/../.." };
  const page = await visitor.submit(await visitor.get(path), fields, FORM);
  expect(page.path).toMatch(/^\/request\/SETU-[^/]+\/sharing$/);
});
