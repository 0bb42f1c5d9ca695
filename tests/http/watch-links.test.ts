import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFamilyPage } from "../support/family-page";
import { insertRequestEvent } from "../support/requests";
import { addressOf, siteRoutes } from "../support/route-table";
import { allRows } from "../support/rows";
import { SITE_ORIGIN, type Site, startSite } from "../support/site";
import { addWatchLink, familyWithOpenPage, watchAs } from "../support/watch-links";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe("watch link", () => {
  it("shows only the step and the first name, and tells the family how often it was opened", async () => {
    const { id, visitor, sharingPath } = await familyWithOpenPage(site, {
      status: "in_transit",
      tell_us_more: "Her kidneys have failed.",
    });
    await insertRequestEvent(site.db, {
      id: "on-the-way",
      request_id: id,
      kind: "move",
      at: "2026-11-20T08:15:00.000Z",
      from_status: "scheduled",
      to_status: "in_transit",
    });
    const { page: made, path } = await addWatchLink(visitor, sharingPath);
    expect(made.text).toContain("We show it only now");
    const chat = made.document.querySelector('main a[href^="https://wa.me/"]');
    expect(decodeURIComponent(chat?.getAttribute("href") ?? "")).toContain(SITE_ORIGIN + path);
    const again = await visitor.get(sharingPath);
    expect(again.html).not.toContain(path);
    expect(again.text).toContain("Not yet");

    const { page } = await watchAs(site, path);
    expect(page.document.querySelector("h1")?.text).toBe("The patient is on the way");
    expect(page.text).toContain("Patient: Shahida · Step 4 of 5");
    expect(page.text).toContain("2:15 pm, Bangladesh time");
    expect(page.html).not.toMatch(/Begum|kidneys|SETU-|রহিমা|rahima|5678|Uncle/);
    const family = await visitor.get(sharingPath);
    expect(family.text).toMatch(/Uncle in DubaiMade.*OpenedOnceLast opened/);
    const events = site.db.selectFrom("audit_events").select("kind").where("request_id", "=", id);
    expect((await events.execute()).map(({ kind }) => kind).toSorted()).toEqual([
      "watch-link-changed",
      "watch-read",
    ]);
  });

  it("names nobody and writes nothing until its button is pressed", async () => {
    const { visitor, sharingPath } = await familyWithOpenPage(site);
    const { path } = await addWatchLink(visitor, sharingPath);
    const before = await allRows(site.db);
    for (let times = 0; times < 100; times++) await site.fetch(path);
    expect(await allRows(site.db)).toEqual(before);
    const page = await site.visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.html).not.toMatch(/Shahida|SETU-|Step \d/);
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe(
      "noindex",
    );
    expect(site.logs.join("")).not.toContain(path.split("/").at(-1));
  });

  it("does not reveal a quote or a missing document, but shows a pause", async () => {
    for (const [status, title] of [
      ["quoted", "The journey is being planned"],
      ["info_needed", "Doctors are being asked"],
      ["on_hold", "On hold for now"],
      ["declined", "This request is closed"],
    ] as const) {
      const { visitor, sharingPath } = await familyWithOpenPage(site, {
        status,
        held_from: status === "on_hold" ? "quoted" : null,
        patient_name: "",
      });
      const { page } = await watchAs(site, (await addWatchLink(visitor, sharingPath)).path);
      expect(page.document.querySelector("h1")?.text).toBe(title);
      expect(page.text).not.toMatch(/quote|paper or an answer|Patient:/);
    }
  });

  it("shows the merge target of a merged request", async () => {
    const target = await familyWithOpenPage(site, {
      status: "in_transit",
      patient_name: "Shahida",
    });
    const merged = { status: "duplicate", merged_into: target.id } as const;
    const { visitor, sharingPath } = await familyWithOpenPage(site, merged);
    const { page } = await watchAs(site, (await addWatchLink(visitor, sharingPath)).path);
    expect(page.document.querySelector("h1")?.text).toBe("The patient is on the way");
  });

  it("is invalid at the next request once ended, expired or erased", async () => {
    const { id, visitor, sharingPath } = await familyWithOpenPage(site);
    const { path } = await addWatchLink(visitor, sharingPath);
    const { relative } = await watchAs(site, path);
    const ended = await visitor.press(await visitor.get(sharingPath), "main [name=link] ~ button");
    expect(ended.text).toContain("The link is ended.");
    const endedPage = await relative.get(path);
    const unknown = await relative.get(`/watch/${"a".repeat(40)}`);
    expect(endedPage.status).toBe(404);
    expect(endedPage.document.querySelector("main")?.text).toBe(
      unknown.document.querySelector("main")?.text,
    );
    expect((await relative.post(path, { csrf: relative.cookies.get("csrf") ?? "" })).status).toBe(
      404,
    );

    const { path: second } = await addWatchLink(visitor, sharingPath, "Cousin");
    const { relative: cousin } = await watchAs(site, second);
    const now = site.clock.now;
    site.clock.now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000);
    expect((await cousin.get(second)).status).toBe(404);
    site.clock.now = now;
    await site.db
      .updateTable("requests")
      .set({ erased_at: now.toISOString() })
      .where("id", "=", id)
      .execute();
    expect((await cousin.get(second)).status).toBe(404);
  });

  it("stays open in one browser for a day, or until the relative leaves it", async () => {
    const { visitor, sharingPath } = await familyWithOpenPage(site);
    const { path } = await addWatchLink(visitor, sharingPath);
    const { relative, page } = await watchAs(site, path);
    const left = await relative.submit(page, {}, 'main form[action="/watch/leave"]');
    expect(left.path).toBe("/");
    expect((await relative.get(path)).text).toContain("Open the page");
    const reopened = await watchAs(site, path);
    const now = site.clock.now;
    site.clock.now = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1000);
    expect((await reopened.relative.get(path)).text).toContain("Open the page");
    site.clock.now = now;
    // another link must be opened by its own button
    const other = await addWatchLink(visitor, sharingPath, "Cousin");
    expect((await reopened.relative.get(other.path)).text).toContain("Open the page");
  });

  it.runIf(wholeSuite)("opens no other address of the site", async () => {
    const { id, reference, visitor, sharingPath } = await familyWithOpenPage(site);
    const { relative } = await watchAs(site, (await addWatchLink(visitor, sharingPath)).path);
    const stranger = site.visitor();
    for (const route of await siteRoutes()) {
      if (route.module.loader === undefined || /\/events$/.test(route.pattern)) continue;
      const path = addressOf(route, { id, reference });
      const [page, expected] = await Promise.all([relative.get(path), stranger.get(path)]);
      expect([path, page.status, page.path]).toEqual([path, expected.status, expected.path]);
      expect(page.html).not.toMatch(/Shahida|rahima@/);
    }
  });

  it("can only be created by the family", async () => {
    const { sharingPath, id } = await familyWithOpenPage(site);
    const other = await familyWithOpenPage(site);
    const stranger = site.visitor();
    for (const visitor of [stranger, other.visitor]) {
      const page = await visitor.send(sharingPath);
      expect(page.headers.get("Location")).toMatch(/^\/request\?reference=/);
    }
    const { path } = await addWatchLink(other.visitor, other.sharingPath);
    const link = await site.db
      .selectFrom("watch_links")
      .select("id")
      .where("request_id", "=", other.id)
      .executeTakeFirstOrThrow();
    const family = await openFamilyPage(site, id);
    const page = await family.get(sharingPath);
    await family.submit(page, { link: link.id, label: "x" }, "form#share");
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    await family.post(`${sharingPath}/ended-links`, { csrf, link: link.id });
    expect((await site.visitor().get(path)).status).toBe(200);
  });
});
