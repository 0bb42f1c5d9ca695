import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eraseRequests } from "~/features/requests/erasure.server";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { insertMessage } from "../support/bookings";
import { insertFamilyBooking, issueAccessToken, openAs } from "../support/family-links";
import { clearRequests, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
afterEach(async () => {
  await clearRequests(site.db);
  await site.db.deleteFrom("rate_limits").execute();
});

const { number } = texts("en").requestAccess;

describe("page that asks for a request's number", () => {
  it.each(languages)("leads to the request's status, in %s", async (language) => {
    const { reference } = await insertFamilyBooking(site);
    const visitor = site.visitor();
    const typed = ` ${reference.toLowerCase().replaceAll("-", " ")} `;
    const page = await visitor.get(paths.requestNumber(language, { reference: typed }));
    expect(page.document.querySelector("[name=reference]")?.getAttribute("value")).toBe(typed);
    const statusPage = await visitor.submit(page, {});
    expect(statusPage.path).toBe(paths.bookingSent(reference, language));
    expect(statusPage.status).toBe(200);
    expect(statusPage.text).not.toContain("রহিমা");
  });

  it("leads to a message's page, and to an erased request's", async () => {
    const message = await requestOf(site.db, await insertMessage(site.db));
    const visitor = site.visitor();
    const page = await visitor.get("/request");
    const statusPage = await visitor.submit(page, { reference: message.reference });
    expect(statusPage.path).toBe(`/contact/sent/${message.reference}`);
    const erased = await insertFamilyBooking(site);
    await eraseRequests(site.db, [erased.id], site.clock.now);
    expect((await visitor.submit(page, { reference: erased.reference })).status).toBe(200);
  });

  it.each(["SETU-0000-0000", "হারিয়ে গেছে", "x".repeat(99)])(
    "says that %s is unknown, and keeps it",
    async (reference) => {
      const visitor = site.visitor();
      const page = await visitor.submit(await visitor.get("/request"), { reference });
      expect(page.status).toBe(400);
      expect(page.text).toContain(number.unknown);
      expect(page.document.querySelector("[name=reference]")?.getAttribute("value")).toBe(
        reference,
      );
      const links = page.document.querySelectorAll("main a").map((a) => a.getAttribute("href"));
      expect(links).toContain("/request/find");
      expect(links).toContain("/request/open");
    },
  );

  it("limits guesses together with the public pages", async () => {
    const { reference } = await insertFamilyBooking(site);
    const visitor = site.visitor();
    const page = await visitor.get("/request");
    await visitor.submit(page, { reference: "SETU-0000-0000" });
    await site.db.updateTable("rate_limits").set({ count: 100 }).execute();
    const refused = await visitor.submit(page, { reference });
    expect(refused.status).toBe(429);
    expect((await visitor.get(`/booking/sent/${reference}`)).status).toBe(429);
  });

  it("links first to the family's page that is open in this browser", async () => {
    const { id, reference } = await insertFamilyBooking(site);
    const visitor = site.visitor();
    await openAs(visitor, await issueAccessToken(site, id));
    const page = await visitor.get("/request");
    expect(page.text).toContain(number.open);
    expect(page.document.querySelector(`main a[href="/request/${reference}"]`)).not.toBeNull();
    expect((await site.visitor().get("/request")).text).not.toContain(number.open);
  });
});

describe("ways to open the family's page", () => {
  it.each(languages)("fit ten packets including headers, in %s", async (language) => {
    const { id, reference } = await insertFamilyBooking(site);
    const token = await issueAccessToken(site, id);
    const addresses = [
      paths.requestNumber(language),
      paths.requestCode(language),
      paths.requestFind(language),
      paths.requestOpen(token, language),
      paths.requestOpen("gone", language),
      paths.bookingSent(reference, language),
    ];
    for (const path of addresses) {
      const headers = { "Accept-Encoding": "br" };
      const response = await site.visitor().send(path, { headers });
      const { byteLength } = await response.arrayBuffer();
      const head = [...response.headers].map((header) => `${header.join(": ")}\r\n`).join("");
      // ten TCP segments of 1,460 bytes; 120 bytes for the headers that the server adds
      expect(byteLength + head.length + 120, path).toBeLessThanOrEqual(14_600);
    }
  });
});
