import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { insertFamilyBooking, issueAccessToken, openAs } from "../support/family-links";
import { clearRequests, insertContact } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

const { open } = texts("en").requestAccess;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
afterEach(async () => {
  await clearRequests(site.db);
});

const getLink = (token: string) => site.visitor().get(`/request/open/${token}`);
const sessions = () => site.db.selectFrom("request_sessions").selectAll().execute();

describe("link for a person of the case", () => {
  const person = { phone: "+66812345678", email: "karim@example.com" };

  it("asks for that person's digits, and opens for them", async () => {
    const { id, reference } = await insertFamilyBooking(site);
    await insertContact(site.db, { id: "karim", request_id: id, ...person });
    const token = await issueAccessToken(site, id, { contactId: "karim" });
    expect((await openAs(site.visitor(), token)).status).toBe(400);
    const opened = await openAs(site.visitor(), token, { lastDigits: "5678" });
    expect(opened.path).toBe(`/request/${reference}`);
    expect(await sessions()).toMatchObject([{ contact_id: "karim" }]);
  });

  it.each(["removed", "told less"])(
    "is invalid, with its session, after the person is %s",
    async (how) => {
      const { id, reference } = await insertFamilyBooking(site);
      await insertContact(site.db, { id: "karim", request_id: id, ...person });
      const token = await issueAccessToken(site, id, { contactId: "karim" });
      const visitor = site.visitor();
      await openAs(visitor, token, { lastDigits: "5678" });
      const isOpen = async () =>
        (await visitor.get("/request")).text.includes(texts("en").requestAccess.number.open);
      expect(await isOpen()).toBe(true);
      const db = site.db;
      if (how === "removed") {
        await db.deleteFrom("request_contacts").where("id", "=", "karim").execute();
      } else {
        await db.updateTable("request_contacts").set({ may_know: "steps" }).execute();
      }
      expect(await isOpen()).toBe(false);
      expect((await getLink(token)).text).toContain(open.ended.title);
      expect((await site.visitor().get(`/request?reference=${reference}`)).status).toBe(200);
    },
  );
});

describe("two requests in one browser", () => {
  const pathOf = (reference: string) => `/request/${reference}`;

  it.each(["own", "shared"])("keep both pages open, the first on a %s device", async (device) => {
    const [one, two] = [await insertFamilyBooking(site), await insertFamilyBooking(site)];
    const visitor = site.visitor();
    await openAs(visitor, await issueAccessToken(site, one.id), { device });
    await openAs(visitor, await issueAccessToken(site, two.id), { device: "own" });
    const list = (await visitor.get("/request")).document;
    for (const { reference } of [one, two]) {
      expect((await visitor.get(pathOf(reference))).path).toBe(pathOf(reference));
      expect(list.querySelector(`main a[href="${pathOf(reference)}"]`)).not.toBeNull();
    }
    expect(await sessions()).toMatchObject([{ device }, { device: "own" }]);
  });

  it("close the first page when the second is opened on the same shared device", async () => {
    const [one, two] = [await insertFamilyBooking(site), await insertFamilyBooking(site)];
    const visitor = site.visitor();
    await openAs(visitor, await issueAccessToken(site, one.id), { device: "shared" });
    await openAs(visitor, await issueAccessToken(site, two.id), { device: "shared" });
    expect((await visitor.get(pathOf(one.reference))).path).not.toBe(pathOf(one.reference));
    expect((await visitor.get(pathOf(two.reference))).path).toBe(pathOf(two.reference));
    expect(await sessions()).toHaveLength(1);
  });

  it("keep the page opened on the own phone when the browser closes after another request", async () => {
    const { id, reference } = await insertFamilyBooking(site);
    const visitor = site.visitor();
    await openAs(visitor, await issueAccessToken(site, id), { device: "own" });
    const sent = await visitor.submit(await visitor.get("/call-back"), {
      phoneNumber: "01712 345678",
    });
    const second = sent.path.split("/").at(-1) ?? "";
    expect((await visitor.get(pathOf(second))).path).toBe(pathOf(second));
    // closing the browser deletes this cookie
    visitor.cookies.delete("family-shared");
    expect((await visitor.get(pathOf(second))).path).not.toBe(pathOf(second));
    expect((await visitor.get(pathOf(reference))).path).toBe(pathOf(reference));
  });

  it("have one session each, and a cookie copied earlier opens neither", async () => {
    const [one, two] = [await insertFamilyBooking(site), await insertFamilyBooking(site)];
    const visitor = site.visitor();
    await openAs(visitor, await issueAccessToken(site, one.id));
    const thief = site.visitor();
    thief.cookies.set("family", visitor.cookies.get("family") ?? "");
    await openAs(visitor, await issueAccessToken(site, two.id));
    await openAs(visitor, await issueAccessToken(site, one.id));
    expect(await sessions()).toHaveLength(2);
    for (const { reference } of [one, two]) {
      expect((await thief.get(pathOf(reference))).path).not.toBe(pathOf(reference));
    }
  });

  it("are both left at once", async () => {
    const [one, two] = [await insertFamilyBooking(site), await insertFamilyBooking(site)];
    const visitor = site.visitor();
    await openAs(visitor, await issueAccessToken(site, one.id), { device: "shared" });
    const page = await openAs(visitor, await issueAccessToken(site, two.id));
    await visitor.submit(page, {}, "form[action='/request/leave']");
    expect(await sessions()).toEqual([]);
    expect(visitor.cookies.has("family") || visitor.cookies.has("family-shared")).toBe(false);
  });
});

describe("leaving", () => {
  it("closes the page in this browser only, also from a second tab", async () => {
    const { id, reference } = await insertFamilyBooking(site);
    const token = await issueAccessToken(site, id);
    const [current, other] = [site.visitor(), site.visitor()];
    await openAs(current, token);
    await openAs(other, token);
    const page = await current.get("/request");
    const copy = current.cookies.get("family") ?? "";
    const csrf = page.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    const leave = () => current.post("/request/leave", { csrf, returnTo: "/bn/request" });
    const answer = await leave();
    expect(answer.path).toBe("/bn/request");
    expect(answer.text).toContain(texts("bn").requestAccess.left);
    expect(current.cookies.has("family")).toBe(false);
    // leaving again in a second tab succeeds, and a copy of the cookie is invalid
    expect((await leave()).status).toBe(200);
    current.cookies.set("family", copy);
    expect((await current.get("/request")).text).not.toContain(reference);
    expect((await other.get("/request")).text).toContain(reference);
    expect(await sessions()).toHaveLength(1);
  });

  it("requires the form's token, and never happens by GET", async () => {
    const { id, reference } = await insertFamilyBooking(site);
    const visitor = site.visitor();
    await openAs(visitor, await issueAccessToken(site, id));
    await visitor.post("/request/leave", { returnTo: "/request" });
    expect((await visitor.get("/request/leave")).status).toBe(404);
    expect((await visitor.get("/request")).text).toContain(reference);
  });
});
