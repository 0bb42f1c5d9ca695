import { afterEach, beforeEach, expect, it } from "vitest";
import { findLink, openCode, openLink } from "~/features/requests/family-opening.server";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { aContext } from "../support/context";
import { insertFailedMail } from "../support/failed-mail";
import { csrfOf } from "../support/passkeys";
import { insertContact } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
let nila: Visitor;
let id: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  id = await insertBooking(site.db, {
    full_name: "Rahima Begum",
    phone_number: "+8801711224417",
    tell_us_more: "A stroke, three days ago.",
    language: "bn",
  });
});
afterEach(() => site.close());

// the site's own secret, so that codes hashed by the site are found
const context = () => ({ ...aContext(site.db, site.clock.now), env: site.services.env });
const access = () => nila.get(`/dashboard/admin/bookings/${id}/access`);

/** Presses the button that issues a link or a code to a person. */
async function issue(way: "whatsapp" | "spoken", contact = ""): Promise<Page> {
  const page = await access();
  const forms = page.document.querySelectorAll("main form[action$='/access']");
  const index = forms.findIndex(
    (form) =>
      form.querySelector("[name=way]")?.getAttribute("value") === way &&
      (form.querySelector("[name=contact]")?.getAttribute("value") ?? "") === contact,
  );
  if (index < 0) throw new Error("No such button");
  const hidden = forms[index]?.querySelectorAll("input") ?? [];
  const fields = hidden.map((one) => [one.getAttribute("name"), one.getAttribute("value") ?? ""]);
  return nila.post(`/dashboard/admin/bookings/${id}/access`, Object.fromEntries(fields));
}

const chatOf = (page: Page) =>
  decodeURIComponent(
    page.document.querySelector("main a[href^='https://wa.me/']")?.getAttribute("href") ?? "",
  );

it("the access page prepares a WhatsApp message in the family's language, with a link and nothing medical", async () => {
  const page = await issue("whatsapp");
  const chat = chatOf(page);
  expect(chat).toContain("https://wa.me/8801711224417?text=");
  expect(chat).toContain("আপনার নিজের পাতা");
  expect(chat).not.toMatch(/stroke|Rahima/);
  const token = /\/bn\/request\/open\/(\S+)/.exec(chat)?.[1] ?? "";
  expect((await openLink(context(), token, "৪৪১৭")).outcome).toBe("opened");
  const accessPage = await access();
  expect(chatOf(accessPage)).toBe("");
  expect(accessPage.text).toContain("By WhatsApp · Rahima Begum");
  expect(accessPage.text).toContain("By: Nila");
});

it("the access page shows a spoken code once, in two groups", async () => {
  const page = await issue("spoken");
  const text = page.document.querySelector("main")?.text ?? "";
  const code = /\d{4} \d{4}/.exec(text)?.[0] ?? "";
  const [before = ""] = text.split(code);
  expect(before.slice(before.indexOf(texts("en").deskAccess.code))).toContain("Rahima Begum");
  expect(await openCode(context(), code)).toMatchObject({ requestId: id });
  expect(await openCode(context(), code)).toBeNull();
  expect((await access()).text).not.toContain(code);
});

it("a link is issued only to people who may be told everything, in their own language", async () => {
  const phone = "+66812345678";
  await insertContact(site.db, { id: "uncle", request_id: id, name: "Farook", phone });
  const steps = { may_know: "steps", phone: "+66812345679" } as const;
  await insertContact(site.db, { id: "cousin", request_id: id, name: "Sumon", ...steps });
  expect(chatOf(await issue("whatsapp", "uncle"))).toContain("Your own page");
  await expect(issue("spoken", "cousin")).rejects.toThrow("No such button");
});

it("the access page ends a link", async () => {
  const chat = chatOf(await issue("whatsapp"));
  const token = /\/request\/open\/(\S+)/.exec(chat)?.[1] ?? "";
  const answer = await nila.submit(await access(), {}, "form[action$='/access/ended']");
  expect(answer.text).toContain("It is ended.");
  expect(await findLink(site.db, context(), token)).toBeNull();
  expect(answer.document.querySelector("form[action$='/access/ended']")).toBeNull();
});

it("the access page lists the links for relatives with the family's name for each", async () => {
  const relative = { id: "uncle", request_id: id, token_hash: "hash", label: "Uncle in Dubai" };
  const times = {
    created_at: site.clock.now.toISOString(),
    expires_at: "2027-01-01T00:00:00.000Z",
  };
  await site.db
    .insertInto("watch_links")
    .values({ ...relative, ...times, shows_travel: 0, last_opened_at: null, ended_at: null })
    .execute();
  expect((await access()).text).toContain("Made by the family · Uncle in Dubai");
});

it("the access page lists the devices on which the family's page is open, and ends one", async () => {
  const at = site.clock.now.toISOString();
  const session = { id: "phone", request_id: id, contact_id: null, token_hash: "hash" };
  const times = { created_at: at, last_seen_at: at, expires_at: "2027-01-01T00:00:00.000Z" };
  const kind = { way: "mail", device: "own", user_agent: "Mozilla/5.0 (Android 14) Firefox/130" };
  const none = { code_hash: null, code_expires_at: null, confirmed_until: null };
  await site.db
    .insertInto("request_sessions")
    .values({ ...session, ...times, ...kind, ...none } as never)
    .execute();
  const page = await access();
  expect(page.text).toContain("their own phone");
  await nila.submit(page, {}, "form[action$='/access/ended']");
  expect(await site.db.selectFrom("request_sessions").selectAll().execute()).toEqual([]);
});

it.each(["request-link", "request-code"] as const)(
  "the page of a failed %s offers other ways to give access",
  async (kind) => {
    const mail = await insertFailedMail(site.db, { kind, request_id: id });
    const page = await nila.get(`/dashboard/admin/mails/${mail}`);
    expect(page.text).toContain(texts("en").undelivered.advice.wayIn);
    const accessPath = `/dashboard/admin/bookings/${id}/access`;
    expect(page.document.querySelector(`main a[href="${accessPath}"]`)).not.toBeNull();
    expect(page.document.querySelector('main a[href="tel:+8801711224417"]')).not.toBeNull();
  },
);

it.each(["merged", "erased"])(
  "nobody gets a link to the page of a request that was %s",
  async (how) => {
    const at = site.clock.now.toISOString();
    const other = await insertBooking(
      site.db,
      how === "merged" ? { merged_into: id, status: "duplicate" } : { erased_at: at },
    );
    const path = `/dashboard/admin/bookings/${other}/access`;
    expect((await nila.get(path)).status).toBe(404);
    const csrf = csrfOf(await access());
    expect((await nila.post(path, { csrf, way: "spoken", contact: "" })).status).toBe(404);
    expect(await site.db.selectFrom("request_links").select("id").execute()).toEqual([]);
  },
);
