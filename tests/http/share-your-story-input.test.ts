import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const stories = () => site.db.selectFrom("reviews").selectAll().where("sample", "=", 0).execute();

describe("share your story", () => {
  beforeEach(async () => {
    await site.db.deleteFrom("reviews").where("sample", "=", 0).execute();
    await site.db.deleteFrom("rate_limits").execute();
  });

  it.each(languages)("names what is missing and keeps the input, in %s", async (language) => {
    const visitor = site.visitor();
    const form = await visitor.get(paths.shareYourStory(language));
    const page = await visitor.submit(form, {
      name: "  ",
      text: "<b>Typed</b>",
      email: "not-an-address",
      country: "india",
    });
    const { validation, common } = texts(language);
    expect(page.status).toBe(400);
    expect(page.document.querySelector("title")?.textContent).toMatch(
      new RegExp(`^${common.errorPrefix}`),
    );
    const summary = page.document.querySelector("[role=alert]");
    const links = summary?.querySelectorAll("a") ?? [];
    const targets = links.map((link) => link.getAttribute("href") ?? "");
    expect(targets).toEqual(["#name", "#place", "#treatment", "#rating", "#email", "#consent"]);
    for (const target of targets) {
      expect(page.document.querySelector(target), target).not.toBeNull();
    }
    for (const key of ["nameRequired", "ratingRequired", "consentRequired"] as const) {
      expect(summary?.textContent).toContain(validation[key]);
    }
    expect(page.document.querySelector("#text")?.textContent).toBe("<b>Typed</b>");
    expect(page.document.querySelector("#email")?.getAttribute("value")).toBe("not-an-address");
    expect(page.document.querySelector("#country option[selected]")?.getAttribute("value")).toBe(
      "india",
    );
    expect(await stories()).toEqual([]);
  });

  it.each(languages)("names each missing field, in %s", async (language) => {
    const visitor = site.visitor();
    const page = await visitor.submit(await visitor.get(paths.shareYourStory(language)), {
      ...story,
      place: " ",
      country: "",
      treatment: "",
      text: "",
    });
    const { validation } = texts(language);
    const links = page.document.querySelectorAll("[role=alert] a");
    expect(links.map((link) => link.textContent)).toEqual([
      validation.placeRequired,
      validation.treatmentCountryRequired,
      validation.treatmentRequired,
      validation.storyRequired,
    ]);
  });

  it("keeps a chosen rating, hospital and consent on the failed page", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/share-your-story");
    const { document, status } = await visitor.submit(form, { ...story, name: "" });
    expect(status).toBe(400);
    expect(document.querySelector("input[name=rating][checked]")?.getAttribute("value")).toBe("4");
    expect(document.querySelector("#hospital option[selected]")?.getAttribute("value")).toBe(
      "cmc-vellore",
    );
    expect(document.querySelector("#consent")?.hasAttribute("checked")).toBe(true);
  });

  it.each([
    { rating: "6" },
    { rating: "0" },
    { rating: "4.5" },
    { rating: "" },
    { country: "narnia" },
    { treatment: "\u0000" },
    { hospital: "no-such-hospital" },
    { consent: "off" },
    { text: " \u200b " },
    { text: "x".repeat(5001) },
    { name: "x".repeat(81) },
    { email: "a@b" },
  ])("refuses %j", async (wrong) => {
    const visitor = site.visitor();
    const page = await visitor.submit(await visitor.get("/share-your-story"), {
      ...story,
      ...wrong,
    });
    expect(page.status).toBe(400);
    expect(page.document.querySelector("[role=alert] a")).not.toBeNull();
    expect(await stories()).toEqual([]);
  });
});
