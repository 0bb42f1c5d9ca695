import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { serviceKeys } from "~/service-keys";
import { family } from "../support/family";
import { deleteRequests, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await deleteRequests(site.db, { kind: "booking" });
  await site.db.deleteFrom("rate_limits").execute();
});

const bookings = () => requestsOf(site.db, { kind: "booking" });

describe("client JavaScript", () => {
  it("contain no schema, no dictionary and no numbering plan", () => {
    const scripts = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(10);
    for (const file of scripts) {
      const script = readFileSync(`build/client/assets/${file}`, "utf8");
      expect(script, file).not.toMatch(/ZodError|i18next|libphonenumber|countryCallingCode/);
    }
  });
});

describe("booking form", () => {
  it.each(languages)(
    "fits the first response in %s, for any service and hospital",
    async (language) => {
      const slugs = await site.db.selectFrom("hospitals").select("slug").execute();
      const hospitals = slugs
        .map(({ slug }) => slug)
        .sort((one, other) => other.length - one.length);
      const services = [...serviceKeys].sort((one, other) => other.length - one.length);
      const queries = [
        {},
        ...hospitals.map((hospital) => ({ hospital, service: services[0] })),
        ...services.map((service) => ({ service, hospital: hospitals[0] })),
      ];
      for (const query of queries) {
        const path = paths.booking(language, query);
        const response = await site.fetch(path, { headers: { "Accept-Encoding": "br" } });
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(brotliDecompressSync(bytes).toString()).toContain("tellUsMore");
        // ten TCP segments of 1,460 bytes, less the headers
        expect(bytes.byteLength, path).toBeLessThanOrEqual(14_300);
      }
    },
  );

  it("offers choices without invisible joiners", async () => {
    const html = await (await site.fetch(paths.booking("th"))).text();
    const choices = html.match(/<option[^>]*>[^<]*/g) ?? [];
    expect(choices.length).toBeGreaterThan(20);
    expect(choices.filter((choice) => choice.includes("\u2060"))).toEqual([]);
  });

  it("is prefilled from the address", async () => {
    const visitor = site.visitor();
    const page = await visitor.get(
      "/th/booking?service=hotel-booking&hospital=bumrungrad-international",
    );
    const selected = page.document
      .querySelectorAll("option[selected]")
      .map((option) => option.getAttribute("value"));
    expect(selected).toEqual(["hotel-booking", "bumrungrad-international"]);
    expect(page.document.querySelector("form#booking details")?.hasAttribute("open")).toBe(true);
    await visitor.submit(page, family);
    expect(await bookings()).toMatchObject([
      { service: "hotel-booking", hospital: "bumrungrad-international" },
    ]);
  });

  it.each([
    ["/booking", "Thailand"],
    ["/bn/booking", "থাইল্যান্ড"],
    ["/th/booking", "ไทย"],
  ])("selects the country of the requested hospital, at %s", async (path, country) => {
    const page = await site.visitor().get(`${path}?hospital=bangkok-hospital`);
    const field = page.document.querySelector("input[name=destinationCountry]");
    expect(field?.getAttribute("value")).toBe(country);
    const empty = await site.visitor().get(path);
    const value = empty.document.querySelector("input[name=destinationCountry]")?.attributes.value;
    expect(value ?? "").toBe("");
  });

  it.each([
    "service=nonsense&hospital=nowhere",
    "service=%00&hospital=%00",
    "hospital=%22%3E%3Cscript%3E",
  ])("ignores ?%s", async (query) => {
    const page = await site.visitor().get(`/booking?${query}`);
    expect(page.status).toBe(200);
    expect(page.document.querySelector("option[selected]")).toBeNull();
    expect(page.document.querySelector("form#booking details")?.hasAttribute("open")).toBe(false);
  });

  it("offers every published hospital on the plain page, in the reader's language", async () => {
    const page = await site.visitor().get("/bn/booking");
    const options = page.document.querySelectorAll("select[name=hospital] option");
    const published = await site.db
      .selectFrom("hospitals")
      .select("slug")
      .where("status", "=", "published")
      .orderBy("slug")
      .execute();
    const slugs = options.map((option) => option.getAttribute("value")).filter(Boolean);
    expect(slugs.toSorted()).toEqual(published.map(({ slug }) => slug));
    const bangkok = options.find((option) => option.getAttribute("value") === "bangkok-hospital");
    expect(bangkok?.textContent).toMatch(/[\u0980-\u09ff]/);
  });

  it("does not offer draft hospitals", async () => {
    await site.db
      .updateTable("hospitals")
      .set({ status: "draft" })
      .where("slug", "=", "bangkok-hospital")
      .execute();
    const visitor = site.visitor();
    const page = await visitor.get("/booking?hospital=bangkok-hospital");
    expect(page.document.querySelector("option[value=bangkok-hospital]")).toBeNull();
    await visitor.submit(page, { ...family, hospital: "bangkok-hospital" });
    expect(await bookings()).toMatchObject([{ hospital: null }]);
  });

  it("marks required fields, and leaves validation to the server", async () => {
    const page = await site.visitor().get("/booking");
    const form = page.document.querySelector("form#booking");
    expect(form?.hasAttribute("novalidate")).toBe(true);
    const required = form
      ?.querySelectorAll("[required]")
      .map((field) => field.getAttribute("name"));
    expect(required).toEqual(["phoneNumber", "fullName", "email"]);
    expect(form?.querySelector("[maxlength]")).toBeNull();
  });
});
