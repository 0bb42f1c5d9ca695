import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe("error summary", () => {
  it.each(languages)("distinguishes two fields with the same error, in %s", async (language) => {
    const visitor = site.visitor();
    const page = await visitor.submit(await visitor.get(paths.booking(language)), {
      fullName: "a".repeat(500),
      email: "family@example.com",
      phoneNumber: "01711223344",
      tellUsMore: "b".repeat(6000),
    });
    expect(page.status).toBe(400);
    const { fields } = texts(language).booking.form;
    const lines = page.document.querySelectorAll("[role=alert] a").map((link) => link.textContent);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(fields.fullName.label);
    expect(lines[1]).toContain(fields.tellUsMore.label);
    expect(page.document.querySelector("#tellUsMore")?.textContent).toBe("b".repeat(6000));
  });

  it.each([
    paths.booking("en"),
    paths.contact("en"),
    paths.shareYourStory("en"),
    paths.login("en"),
    paths.register("en"),
    paths.forgot("en"),
    paths.checkEmail("en"),
  ])("is above the heading of %s", async (path) => {
    const visitor = site.visitor();
    const page = await visitor.submit(await visitor.get(path), { email: "not-an-address" });
    expect(page.status).toBe(400);
    const main = page.document.querySelector("main")?.innerHTML ?? "";
    expect(main.indexOf('role="alert"')).toBeGreaterThan(-1);
    expect(main.indexOf('role="alert"')).toBeLessThan(main.indexOf("<h1"));
  });
});

describe("a form in a text browser, which shows hidden text", () => {
  it("does not claim that there is no internet connection", async () => {
    const page = await site.visitor().get(paths.booking("bn"));
    expect(page.html).toContain(texts("bn").common.offline);
    expect(page.text).not.toContain(texts("bn").common.offline);
  });
});

describe("forgotten password", () => {
  it("links a coordinator to the coordinators' log-in, and a family to the families'", async () => {
    const typed = { email: "somebody@example.com" };
    for (const [forgot, login, other] of [
      [paths.adminForgot("bn"), paths.adminLogin("bn"), paths.login("bn")],
      [paths.forgot("bn"), paths.login("bn"), paths.adminLogin("bn")],
    ] as const) {
      const visitor = site.visitor();
      const page = await visitor.submit(await visitor.get(forgot), typed);
      const links = page.document
        .querySelectorAll("main a")
        .map((link) => link.getAttribute("href"));
      expect(links).toContain(login);
      expect(links).toContain(forgot);
      expect(links).not.toContain(other);
    }
  });
});
