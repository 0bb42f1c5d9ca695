import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages, pathInLanguage } from "~/locales/languages";
import { addressOf, siteRoutes } from "../support/route-table";
import { type Site, startSite } from "../support/site";

const REFERENCE = "SETU-2K7M-9QXD";
const pages = await siteRoutes();
let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

const inCapitals = (path: string) => path.toUpperCase();
const inEncodedCapitals = (path: string) =>
  path.replace(/[a-z]/g, (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16)}`);

describe("address in capitals", () => {
  it("redirects once to the address in small letters, for every page", async () => {
    expect(pages.length).toBeGreaterThan(50);
    for (const page of pages) {
      const address = addressOf(page, { id: "7f3c", reference: REFERENCE });
      for (const language of languages) {
        const path = pathInLanguage(address, language);
        if (!/[a-z]/.test(path)) continue;
        for (const variant of [inCapitals(path), inEncodedCapitals(path)]) {
          const answer = await site.fetch(variant);
          expect([answer.status, answer.headers.get("Location")], variant).toEqual([301, path]);
          const posted = await site.fetch(variant, { method: "POST", body: "" });
          expect([posted.status, posted.headers.get("Location")], variant).toEqual([308, path]);
        }
      }
    }
  });

  it("opens a hospital's page and a page in Bengali", async () => {
    const hospital = await site.visitor().get("/hospitals/Apollo-Hospitals-Chennai");
    expect([hospital.status, hospital.path]).toEqual([200, "/hospitals/apollo-hospitals-chennai"]);
    const booking = await site.visitor().get("/BN/Booking?service=Visa");
    expect([booking.status, booking.path]).toEqual([200, "/bn/booking?service=Visa"]);
  });
});
