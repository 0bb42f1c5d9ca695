import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { formatNumber } from "~/locales/format";
import { languages, pathInLanguage } from "~/locales/languages";
import { coordinator } from "../support/admin";
import { insertHospital, recordPath } from "../support/edited-hospitals";
import { ask } from "../support/page-cache";
import { jpegFile, UPLOAD } from "../support/pictures";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";
import { texts } from "../support/words";

const SWITCH = "form[action='/data-saver']";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

/** The page's scripts and preloaded scripts. */
const scriptsOf = ({ document }: Page) =>
  document
    .querySelectorAll("script, link[rel=modulepreload]")
    .filter((element) => !/ld\+json|speculationrules/.test(element.getAttribute("type") ?? ""));

async function hospitalWithPicture(): Promise<Visitor> {
  await insertHospital(site.db, { id: "riverside", slug: "riverside" }, { en: {} });
  const nila = await coordinator(site, "Nila");
  const page = await nila.get(recordPath("riverside", "/pictures"));
  await nila.submitFile(page, { alt_en: "The ward" }, await jpegFile("ward.jpg", 1200), UPLOAD);
  return nila;
}

describe("data saver switch", () => {
  it("is shown in each language, is remembered and can be turned off again", async () => {
    for (const language of languages) {
      const visitor = site.visitor();
      const { turnOn, turnOff } = texts(language).common.dataSaver;
      const page = await visitor.get(pathInLanguage("/services", language));
      expect(page.document.querySelector(`${SWITCH} button`)?.text).toBe(turnOn);
      const saving = await visitor.submit(page, { "data-saver": "on" }, SWITCH);
      expect(saving.path).toBe(pathInLanguage("/services", language));
      expect(visitor.cookies.get("data-saver")).toBe("on");
      expect(saving.document.querySelector(`${SWITCH} button`)?.text).toBe(turnOff);
      await visitor.submit(saving, { "data-saver": "off" }, SWITCH);
      expect(visitor.cookies.get("data-saver")).toBe("off");
    }
  });

  it("overrides the browser's setting", async () => {
    const visitor = site.visitor({ headers: { "Save-Data": "on" } });
    const page = await visitor.get("/booking");
    expect(scriptsOf(page)).toEqual([]);
    visitor.cookies.set("data-saver", "off");
    expect(scriptsOf(await visitor.get("/booking"))).not.toEqual([]);
  });

  it("refuses invalid choices, and other sites", async () => {
    const visitor = site.visitor();
    const none = await visitor.submit(await visitor.get("/"), { "data-saver": "some" }, SWITCH);
    expect(none.status).toBe(400);
    const other = await visitor.send("/data-saver", {
      method: "POST",
      headers: { "Sec-Fetch-Site": "cross-site" },
      body: new URLSearchParams({ "data-saver": "on" }),
    });
    expect(other.status).toBe(403);
    expect(visitor.cookies.has("data-saver")).toBe(false);
  });

  it("is named on the privacy page", async () => {
    for (const language of languages) {
      const page = await site.visitor().get(pathInLanguage("/privacy", language));
      expect(page.text).toContain("data-saver:");
    }
  });
});

describe("page with data saver", () => {
  it("has no JavaScript on forms and no loading screen on a first visit", async () => {
    const visitor = site.visitor();
    visitor.cookies.set("data-saver", "on");
    const first = await visitor.get("/bn/booking");
    expect(first.html).not.toContain("data-loading-screen");
    expect(scriptsOf(first)).toEqual([]);
  });

  it("links to pictures with description and size, and has drawings on cards", async () => {
    await hospitalWithPicture();
    const { saver_bytes: bytes } = await site.db
      .selectFrom("picture_files")
      .select("saver_bytes")
      .executeTakeFirstOrThrow();
    for (const language of languages) {
      const visitor = site.visitor();
      visitor.cookies.set("data-saver", "on");
      const page = await visitor.get(pathInLanguage("/hospitals/riverside", language));
      expect(page.document.querySelectorAll("main img").length).toBe(0);
      const { show, kilobytes } = texts(language).common.savedPicture;
      const size = formatNumber(Math.ceil((bytes ?? 0) / 1024), language);
      const link = page.document.querySelector("main a[href$='.jpg']");
      expect(link?.text).toBe(`${show}: The ward (${size} ${kilobytes})`);
      const file = await site.fetch(link?.getAttribute("href") ?? "");
      expect((await file.arrayBuffer()).byteLength).toBe(bytes);
      const list = await visitor.get(pathInLanguage("/hospitals?q=riverside", language));
      expect(list.document.querySelectorAll("main img")).toEqual([]);
      expect(list.document.querySelector("main li svg")).not.toBeNull();
    }
  });

  it("omits an unknown size", async () => {
    await hospitalWithPicture();
    await site.db.updateTable("picture_files").set({ saver_bytes: null }).execute();
    const visitor = site.visitor();
    visitor.cookies.set("data-saver", "on");
    const { document } = await visitor.get("/hospitals/riverside");
    expect(document.querySelector("main a[href$='.jpg']")?.text).toBe(
      `${en.common.savedPicture.show}: The ward`,
    );
  });

  it("is cached separately from the normal page", async () => {
    await hospitalWithPicture();
    const htmlWith = async (cookie: string) =>
      (await ask(site, "/hospitals/riverside", { Cookie: `visit=1${cookie}` })).text();
    const normal = await htmlWith("");
    const saving = await htmlWith("; data-saver=on");
    expect(normal).toContain("1200w");
    expect(saving).not.toContain("1200w");
    expect(await htmlWith("; data-saver=off")).toBe(normal);
    expect(await htmlWith("; data-saver=evil")).toBe(normal);
    expect(await htmlWith("; data-saver=on")).toBe(saving);
  });
});
