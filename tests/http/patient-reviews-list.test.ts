import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { insertStory, story } from "../support/story";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/patient-reviews";

let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  await coordinator(site, "Karim");
});
afterEach(() => site.close());

const names = (page: Page) =>
  page.document.querySelectorAll("table tbody th a").map((link) => link.textContent.trim());

describe("list of reviews", () => {
  it("starts with waiting reviews, the longest waiting first, and counts them in the navigation", async () => {
    await insertStory(site.db, { name: "Second", created_at: "2026-11-19T08:00:00.000Z" });
    await insertStory(site.db, { name: "First", created_at: "2026-11-18T08:00:00.000Z" });
    await insertStory(site.db, { name: "Newest, rejected", reason: "No" });
    const list = await nila.get(LIST);
    expect(names(list).slice(0, 3)).toEqual(["First", "Second", "Newest, rejected"]);
    expect(list.document.querySelector(`nav a[href="${LIST}"]`)?.textContent).toContain(
      "2 to read",
    );
    expect(list.text).toContain("Reviews found: 12");
  });

  it("searches by email and name, filters by status, and pages through waiting and other reviews", async () => {
    for (let index = 10; index < 40; index++) {
      await insertStory(site.db, {
        name: `Family ${index}`,
        created_at: `2026-10-${index - 9}T08:00:00.000Z`.replace(/-(\d)T/, "-0$1T"),
      });
    }
    const secondPage = await nila.get(`${LIST}?page=2`);
    expect(names(secondPage).slice(0, 5)).toEqual(
      [35, 36, 37, 38, 39].map((index) => `Family ${index}`),
    );
    // the last 5 of 30 waiting stories, then the 9 samples
    expect(names(secondPage)).toHaveLength(14);
    const waiting = await nila.get(`${LIST}?status=pending&page=99`);
    expect(names(waiting)).toHaveLength(5);
    expect(waiting.text).toContain("Reviews found: 30");
    expect(names(await nila.get(`${LIST}?search=RAHIMA@example family 22`))).toEqual(["Family 22"]);
    const none = await nila.get(`${LIST}?search=100%25_`);
    expect(none.text).toContain("No reviews found");
  });
});

describe("coordinators", () => {
  const mails = () =>
    site.db.selectFrom("outbox").selectAll().where("kind", "=", "coordinator-new-story").execute();
  const send = async (text: string) => {
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/share-your-story"), { ...story, text });
  };

  it("are told by mail that a story waits, once an hour, without its text", async () => {
    await send("A first story");
    await send("A second story");
    const firstMails = await mails();
    // one to each coordinator
    expect(firstMails).toHaveLength(2);
    for (const mail of firstMails) {
      expect(mail.body_text).toContain("/dashboard/admin/patient-reviews?status=pending");
      expect(`${mail.subject} ${mail.body_text} ${mail.body_html}`).not.toMatch(/রহিমা|A first/);
    }
    site.clock.now = new Date(site.clock.now.getTime() + 61 * 60_000);
    await send("A third story");
    expect(await mails()).toHaveLength(4);
  });
});
