import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseRequests } from "~/features/requests/erasure.server";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { family, messageFields } from "../support/family";
import { publicPages } from "../support/public-pages";
import { clearRequests, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";
import type { Page } from "../support/visitor";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await clearRequests(site.db);
  await site.db.deleteFrom("reviews").where("sample", "=", 0).execute();
});

const hrefsIn = (page: Page, part: string) =>
  page.document.querySelectorAll(`${part} a`).map((link) => link.getAttribute("href"));
const barLinks = (page: Page) => hrefsIn(page, "body > nav");
const words = "Stroke,\nthree days ago.";

describe("sent page", () => {
  it.each(languages)("shows its sender the content, in %s, also when reloaded", async (code) => {
    const visitor = site.visitor();
    const form = await visitor.get(paths.booking(code));
    const sent = await visitor.submit(form, { ...family, tellUsMore: words });
    const again = await visitor.get(sent.path);
    for (const page of [sent, again]) {
      expect(page.text).toContain(texts(code).submission.recap.title);
      for (const text of [family.fullName, family.email, "01712-345678", "three days ago."]) {
        expect(page.text).toContain(text);
      }
      expect(page.headers.get("Cache-Control")).toBe("no-store");
    }
    // none of the input is in the address or the cookie
    expect(sent.path).not.toMatch(/Stroke|Rahima/);
    expect([...visitor.cookies.values()].join()).not.toMatch(/Rahima|Stroke/);
  });

  it("hides the content without the cookie, with another request's cookie, or with a forged one", async () => {
    const sender = site.visitor();
    const sent = await sender.submit(await sender.get("/booking"), family);
    const other = site.visitor();
    await other.submit(await other.get("/contact"), messageFields);
    const forger = site.visitor();
    forger.cookies.set("family-shared", "forged");
    for (const visitor of [site.visitor(), other, forger]) {
      const page = await visitor.get(sent.path);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain(family.fullName);
      expect(page.text).not.toContain("three days ago");
      expect(page.text).not.toContain(texts("en").submission.recap.title);
    }
  });

  it("shows a message too, and nothing of a request erased since", async () => {
    const visitor = site.visitor();
    const sent = await visitor.submit(await visitor.get("/contact"), messageFields);
    expect(sent.text).toContain(messageFields.message);
    const booked = await visitor.submit(await visitor.get("/booking"), family);
    const { id } = await requestOf(site.db, { kind: "booking" });
    await eraseRequests(site.db, [id], site.clock.now);
    const erased = await visitor.get(booked.path);
    expect(erased.text).not.toContain(family.fullName);
    expect(erased.text).not.toContain(texts("en").submission.recap.title);
  });

  it("shows its thanks within the page, and no link to another booking", async () => {
    const visitor = site.visitor();
    for (const [path, fields] of [
      ["/booking", family],
      ["/call-back", { phoneNumber: "01712 345678" }],
      ["/contact", messageFields],
    ] as const) {
      const sent = await visitor.submit(await visitor.get(path), fields);
      const thanks = sent.document.querySelectorAll("[role=status]");
      expect(thanks).toHaveLength(1);
      // the thanks are part of the main content and cover nothing
      expect(sent.document.querySelectorAll("main [role=status]")).toHaveLength(1);
      expect(barLinks(sent)).not.toContain("/booking");
      expect(barLinks(sent).some((href) => href?.startsWith("tel:"))).toBe(true);
      const hrefs = [...barLinks(sent), ...hrefsIn(sent, "main")];
      const chats = hrefs.filter((href) => href?.startsWith("https://wa.me/"));
      expect(chats).toHaveLength(2);
      for (const chat of chats) expect(chat).toMatch(/\?text=.*SETU-/);
    }
  });
});

describe("sent page of a story", () => {
  it.each(languages)("shows its sender the story, in %s", async (code) => {
    const visitor = site.visitor();
    const form = await visitor.get(paths.shareYourStory(code));
    const sent = await visitor.submit(form, { ...story, country: "other" });
    const { reviews, hospitals, submission } = texts(code);
    const hospital = form.document.querySelector("#hospital [value=cmc-vellore]")?.text ?? "?";
    const recapTexts = [
      submission.recap.title,
      story.name,
      story.place,
      "দ্বিতীয় লাইন",
      "rahima@example.com",
      reviews.story.fields.country.other,
      hospitals.specialties.cardiology,
      reviews.story.ratings[4],
      hospital,
    ];
    for (const page of [sent, await visitor.get(sent.path)]) {
      for (const text of recapTexts) expect(page.text).toContain(text);
      expect(page.document.querySelectorAll("main [role=status]").length).toBe(
        page === sent ? 1 : 0,
      );
      expect(page.headers.get("Cache-Control")).toBe("no-store");
    }
    const stranger = await site.visitor().get(sent.path);
    expect(stranger.text).not.toContain(submission.recap.title);
    expect(stranger.text).not.toContain("দ্বিতীয়");
  });

  it("shows the story however often the form arrives, and no story in the bin", async () => {
    const visitor = site.visitor();
    const form = await visitor.get("/share-your-story");
    await visitor.submit(form, story);
    const again = await visitor.submit(form, story);
    expect(again.text).toContain("দ্বিতীয় লাইন");
    await site.db
      .updateTable("reviews")
      .set({ deleted_at: site.clock.now.toISOString() })
      .where("sample", "=", 0)
      .execute();
    expect((await visitor.get(again.path)).text).not.toContain("দ্বিতীয়");
  });
});

describe("bottom bar on a phone", () => {
  it("links from pages to the booking form, but not from forms", async () => {
    const visitor = site.visitor();
    for (const path of ["/", "/services", "/blog"]) {
      expect(barLinks(await visitor.get(path))).toContain("/booking");
    }
    for (const path of ["/booking", "/call-back", "/contact", "/share-your-story"]) {
      const hrefs = barLinks(await visitor.get(path));
      expect(hrefs).not.toContain("/booking");
      expect(hrefs.some((href) => href?.startsWith("tel:"))).toBe(true);
    }
  });
});

describe("phone number", () => {
  it("is one tap away on every public page, in the bar and not within a menu", async () => {
    const visitor = site.visitor();
    for (const path of [...publicPages, "/booking/sent/SETU-0000-0000", "/bn", "/th/booking"]) {
      const page = await visitor.get(path);
      const calls = page.document.querySelectorAll("body > nav a[href^='tel:+']");
      expect(calls.length, path).toBe(1);
      expect(calls[0]?.closest("details"), path).toBeNull();
    }
  });
});

describe("call me back", () => {
  it.each(languages)("is one tap away in %s, wherever a family looks for help", async (code) => {
    const visitor = site.visitor();
    const address = paths.callBack(code);
    const pages = [
      paths.home(code),
      paths.services(code),
      paths.service("icu-air-ambulance", code),
      paths.hospitals(code),
      paths.hospitals(code, { q: "nothing-that-exists" }),
      paths.hospital("bumrungrad-international", code),
      paths.booking(code),
    ];
    for (const path of pages) {
      const page = await visitor.get(path);
      const links = page.document.querySelectorAll(`main a[href="${address}"]`);
      expect(links.length, path).toBeGreaterThan(0);
    }
  });
});
