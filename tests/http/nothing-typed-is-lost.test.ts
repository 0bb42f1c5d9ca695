import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { anAccount, signInAs } from "../support/accounts";
import { family } from "../support/family";
import { editableValues, formOf, partialInput, pressSwitch } from "../support/form-input";
import { publicPages } from "../support/public-pages";
import { clearRequests, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

async function findPagesWithForm(): Promise<string[]> {
  const visitor = site.visitor();
  const pages = await Promise.all(publicPages.map((path) => visitor.get(path)));
  return pages.filter((page) => formOf(page)).map(({ path }) => path);
}

describe("public form after a switch of language or theme without JavaScript", () => {
  it("keeps its input on every public page with a form, in each language and theme", async () => {
    const pagesWithForm = await findPagesWithForm();
    expect(pagesWithForm.length).toBeGreaterThan(8);
    for (const path of pagesWithForm) {
      const visitor = site.visitor();
      const page = await visitor.get(path);
      const typed = partialInput(formOf(page) as HTMLElement);
      for (const language of languages) {
        const turned = await pressSwitch(visitor, page, ["turn-language", language], typed);
        expect(turned.status, path).toBe(200);
        expect(turned.path).toBe(pathInLanguage(path, language));
        expect(turned.document.querySelector("html")?.getAttribute("lang")).toBe(language);
        expect(editableValues(turned), `${path} in ${language}`).toEqual(typed);
        expect(turned.document.querySelector("[role=alert]")).toBeNull();
        expect(turned.document.querySelector("title")?.text).not.toContain(
          texts(language).common.errorPrefix,
        );
        expect(visitor.cookies.get("app-language")).toBe(language);
      }
      for (const theme of ["dark", "light"]) {
        const turned = await pressSwitch(visitor, page, ["turn-theme", theme], typed);
        expect(turned.document.querySelector("html")?.classNames).toContain(theme);
        expect(editableValues(turned), `${path}, ${theme}`).toEqual(typed);
      }
      const dataSaving = await pressSwitch(visitor, page, ["turn-data-saver", "on"], typed);
      expect(dataSaving.html, path).not.toContain("/assets/public-");
      expect(editableValues(dataSaving), `${path}, with less data`).toEqual(typed);
    }
  });

  it("is not emptied by a link to its own page", async () => {
    for (const path of await findPagesWithForm()) {
      const page = await site.visitor().get(pathInLanguage(path, "bn"));
      const links = page.document
        .querySelectorAll("a[href]")
        .map((a) => a.getAttribute("href") ?? "");
      const [ownPath] = page.path.split("?");
      const linksToOwnPage = links.filter(
        (href) => href.split(/[?#]/)[0] === ownPath && !href.includes("#"),
      );
      expect(linksToOwnPage, path).toEqual([]);
    }
    for (const path of [paths.booking("bn"), paths.contact("bn"), paths.shareYourStory("bn")]) {
      const page = await site.visitor().get(path);
      const current = page.document.querySelectorAll("a[aria-current=page]");
      expect(current.length, path).toBeGreaterThan(0);
      for (const link of current) {
        const target = link.getAttribute("href") ?? "";
        expect(page.document.querySelector(target)?.tagName, path).toBe("FORM");
      }
    }
  });

  it("keeps its input on the user's data page", async () => {
    await anAccount(site, "rahima@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "rahima@example.com");
    const page = await visitor.get("/profile/details");
    const typed = partialInput(formOf(page) as HTMLElement);
    const turned = await pressSwitch(visitor, page, ["turn-language", "bn"], typed);
    expect(editableValues(turned)).toEqual(typed);
    expect((await visitor.get("/bn/profile/details")).html).not.toContain("half &lt;typed");
  });

  it.each<[Language, Language]>([
    ["en", "bn"],
    ["bn", "th"],
    ["th", "en"],
  ])("is stored once and completely after a switch from %s to %s", async (from, to) => {
    await clearRequests(site.db);
    const visitor = site.visitor();
    const page = await visitor.get(paths.booking(from, { hospital: "cmc-vellore" }));
    const turned = await pressSwitch(visitor, page, ["turn-language", to], family);
    expect(turned.path).toBe(paths.booking(to, { hospital: "cmc-vellore" }));
    expect(await requestsOf(site.db, { kind: "booking" })).toEqual([]);
    const sent = await visitor.submit(turned, {});
    expect(sent.path).toContain("/booking/sent/");
    const rows = await requestsOf(site.db, { kind: "booking" });
    expect(rows).toMatchObject([{ full_name: family.fullName, language: to }]);
    // the switch keeps the form's key: sending the earlier page's form creates no second request
    await visitor.submit(page, family);
    expect(await requestsOf(site.db, { kind: "booking" })).toHaveLength(1);
  });

  it("keeps its input and its language on errors, even if another tab chose another language", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    await visitor.submit(await visitor.get("/"), { language: "bn" }, "form[action='/language']");
    const failed = await visitor.submit(page, { fullName: "Rahima", email: "no address" });
    expect(failed.status).toBe(400);
    expect(failed.path).toBe("/booking");
    expect(editableValues(failed).fullName).toBe("Rahima");
  });

  it("keeps its input despite a stale token", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    visitor.cookies.clear();
    const turned = await pressSwitch(visitor, page, ["turn-theme", "dark"], { fullName: "Rahima" });
    expect(turned.status).toBe(200);
    expect(editableValues(turned).fullName).toBe("Rahima");
  });

  it("never contains a password", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/register");
    const typed = { email: "rahima@example.com", password: "three green boats" };
    const turned = await pressSwitch(visitor, page, ["turn-theme", "dark"], typed);
    expect(turned.html).toContain(typed.email);
    expect(turned.html).not.toContain(typed.password);
    expect(turned.text).toContain(texts("en").common.enterAgain);
  });
});

describe("form", () => {
  it("is submitted by Enter: its first button only submits", async () => {
    for (const path of [paths.booking("en"), paths.contact("bn"), paths.shareYourStory("th")]) {
      const page = await site.visitor().get(path);
      const id = formOf(page)?.getAttribute("id");
      const [first] = page.document.querySelectorAll(`button[form="${id}"]`);
      expect(first?.getAttribute("formaction")).toBeUndefined();
      expect(first?.getAttribute("name")).toBeUndefined();
      expect(first?.getAttribute("tabindex")).toBe("-1");
    }
  });

  it("has no link to an empty form in the bottom bar", async () => {
    const barLinks = (page: Page) =>
      page.document
        .querySelectorAll("body > nav:last-of-type a")
        .map((link) => link.getAttribute("href"));
    const visitor = site.visitor();
    const reading = await visitor.get("/services");
    expect(barLinks(reading)).toContain("/booking");
    const form = await visitor.get("/booking");
    expect(barLinks(form)).toHaveLength(2);
    expect(barLinks(form)).not.toContain("/booking");
    const sent = await visitor.submit(form, family);
    expect(sent.path).toContain("/booking/sent/");
    expect(barLinks(sent)).not.toContain("/booking");
    // the switches of an error page also send its search field
    const missing = await visitor.get("/booking/sent/SETU-0000-0000");
    expect(missing.document.querySelector("header button[form=search][name=theme]")).not.toBeNull();
    expect(barLinks(missing)).toContain("/booking");
  });
});
