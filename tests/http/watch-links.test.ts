import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertBooking } from "../support/bookings";
import { openFamilyPage } from "../support/family-page";
import { insertRequestEvent, requestOf } from "../support/requests";
import { addressOf, siteRoutes } from "../support/route-table";
import { allRows } from "../support/rows";
import { SITE_ORIGIN, type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

/** A family with its page open, and the address of the page for relatives. */
async function aFamily(given: Parameters<typeof insertBooking>[1] = {}) {
  const id = await insertBooking(site.db, { patient_name: "Shahida Begum", ...given });
  const { reference } = await requestOf(site.db, id);
  const visitor = await openFamilyPage(site, id);
  return { id, reference, visitor, sharing: `/request/${reference}/sharing` };
}

async function share(visitor: Visitor, sharing: string, label = "Uncle in Dubai") {
  const page = await visitor.submit(await visitor.get(sharing), { label }, "form#share");
  return { page, path: watchPathIn(page) };
}

function watchPathIn({ text }: Page): string {
  return new RegExp(`${SITE_ORIGIN}(/watch/[\\da-f]{40})`).exec(text)?.[1] ?? "";
}

async function opened(path: string): Promise<{ relative: Visitor; page: Page }> {
  const relative = site.visitor();
  const page = await relative.submit(await relative.get(path), {});
  return { relative, page };
}

describe("a link for relatives", () => {
  it("shows the step and the first name alone, and its family how often it was opened", async () => {
    const { id, visitor, sharing } = await aFamily({
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
    const { page: made, path } = await share(visitor, sharing);
    expect(made.text).toContain("We show it only now");
    const chat = made.document.querySelector('main a[href^="https://wa.me/"]');
    expect(decodeURIComponent(chat?.getAttribute("href") ?? "")).toContain(SITE_ORIGIN + path);
    const again = await visitor.get(sharing);
    expect(again.html).not.toContain(path);
    expect(again.text).toContain("Not yet");

    const { page } = await opened(path);
    expect(page.document.querySelector("h1")?.text).toBe("The patient is on the way");
    expect(page.text).toContain("Patient: Shahida · Step 4 of 5");
    expect(page.text).toContain("2:15 pm, Bangladesh time");
    expect(page.html).not.toMatch(/Begum|kidneys|SETU-|রহিমা|rahima|5678|Uncle/);
    const family = await visitor.get(sharing);
    expect(family.text).toMatch(/Uncle in DubaiMade.*OpenedOnceLast opened/);
    const log = site.db.selectFrom("audit_events").select("kind").where("request_id", "=", id);
    expect((await log.execute()).map(({ kind }) => kind).toSorted()).toEqual([
      "watch-link-changed",
      "watch-read",
    ]);
  });

  it("names nobody and writes nothing until its button is pressed", async () => {
    const { visitor, sharing } = await aFamily();
    const { path } = await share(visitor, sharing);
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

  it("names no quote and no missing paper, but a pause", async () => {
    for (const [status, title] of [
      ["quoted", "The journey is being planned"],
      ["info_needed", "Doctors are being asked"],
      ["on_hold", "On hold for now"],
      ["declined", "This request is closed"],
    ] as const) {
      const { visitor, sharing } = await aFamily({
        status,
        held_from: status === "on_hold" ? "quoted" : null,
        patient_name: "",
      });
      const { page } = await opened((await share(visitor, sharing)).path);
      expect(page.document.querySelector("h1")?.text).toBe(title);
      expect(page.text).not.toMatch(/quote|paper or an answer|Patient:/);
    }
  });

  it("is shut at the next request once its family ends it, expired or erased", async () => {
    const { id, visitor, sharing } = await aFamily();
    const { path } = await share(visitor, sharing);
    const { relative } = await opened(path);
    const ended = await visitor.press(await visitor.get(sharing), "main [name=link] ~ button");
    expect(ended.text).toContain("The link is ended.");
    const shut = await relative.get(path);
    const unknown = await relative.get(`/watch/${"a".repeat(40)}`);
    expect(shut.status).toBe(404);
    expect(shut.document.querySelector("main")?.text).toBe(
      unknown.document.querySelector("main")?.text,
    );
    expect((await relative.post(path, { csrf: relative.cookies.get("csrf") ?? "" })).status).toBe(
      404,
    );

    const { path: second } = await share(visitor, sharing, "Cousin");
    const { relative: cousin } = await opened(second);
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

  it("is open in one browser for a day, until it is left", async () => {
    const { visitor, sharing } = await aFamily();
    const { path } = await share(visitor, sharing);
    const { relative, page } = await opened(path);
    const left = await relative.submit(page, {}, 'main form[action="/watch/leave"]');
    expect(left.path).toBe("/");
    expect((await relative.get(path)).text).toContain("Open the page");
    const reopened = await opened(path);
    const now = site.clock.now;
    site.clock.now = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1000);
    expect((await reopened.relative.get(path)).text).toContain("Open the page");
    site.clock.now = now;
    // another link needs its own press
    const other = await share(visitor, sharing, "Cousin");
    expect((await reopened.relative.get(other.path)).text).toContain("Open the page");
  });

  it("opens no other address of the site", async () => {
    const { id, reference, visitor, sharing } = await aFamily();
    const { relative } = await opened((await share(visitor, sharing)).path);
    const stranger = site.visitor();
    for (const route of await siteRoutes()) {
      if (route.module.loader === undefined || /\/events$/.test(route.pattern)) continue;
      const path = addressOf(route, { id, reference });
      const [theirs, nobodys] = [await relative.get(path), await stranger.get(path)];
      expect([path, theirs.status, theirs.path]).toEqual([path, nobodys.status, nobodys.path]);
      expect(theirs.html).not.toMatch(/Shahida|rahima@/);
    }
  });

  it("is refused to anybody but the family", async () => {
    const { sharing, id } = await aFamily();
    const other = await aFamily();
    const stranger = site.visitor();
    for (const visitor of [stranger, other.visitor]) {
      const page = await visitor.send(sharing);
      expect(page.headers.get("Location")).toMatch(/^\/request\?reference=/);
    }
    const { path } = await share(other.visitor, other.sharing);
    const link = await site.db
      .selectFrom("watch_links")
      .select("id")
      .where("request_id", "=", other.id)
      .executeTakeFirstOrThrow();
    const family = await openFamilyPage(site, id);
    const page = await family.get(sharing);
    await family.submit(page, { link: link.id, label: "x" }, "form#share");
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    await family.post(`${sharing}/ended-links`, { csrf, link: link.id });
    expect((await site.visitor().get(path)).status).toBe(200);
  });
});

describe("the form for links", () => {
  it("makes one of a form that arrives twice, and keeps only the hash", async () => {
    const { id, visitor, sharing } = await aFamily();
    const page = await visitor.get(sharing);
    const typed = { label: "Aunt" };
    const [first, second] = [
      watchPathIn(await visitor.submit(page, typed, "form#share")),
      watchPathIn(await visitor.submit(page, typed, "form#share")),
    ];
    expect(second).toBe(first);
    const links = site.db.selectFrom("watch_links").selectAll().where("request_id", "=", id);
    expect(await links.execute()).toHaveLength(1);
    expect(JSON.stringify(await allRows(site.db))).not.toContain(first.split("/").at(-1));
    await visitor.press(await visitor.get(sharing), "main [name=link] ~ button");
    const fresh = watchPathIn(await visitor.submit(page, typed, "form#share"));
    expect((await site.visitor().get(fresh)).status).toBe(200);
  });

  it("refuses the eleventh, and takes it once one is ended", async () => {
    const { visitor, sharing } = await aFamily();
    for (let made = 0; made < 10; made++) await share(visitor, sharing, `Relative ${made}`);
    const { page, path } = await share(visitor, sharing, "The eleventh");
    expect([page.status, path]).toEqual([409, ""]);
    expect(page.text).toContain("Ten links are open.");
    expect(page.document.querySelector("#share [name=label]")?.getAttribute("value")).toBe(
      "The eleventh",
    );
    await visitor.press(await visitor.get(sharing), "main [name=link] ~ button");
    expect((await share(visitor, sharing, "The eleventh")).path).not.toBe("");
  });

  it("refuses an empty or long label, and cleans what turns the text around", async () => {
    const { visitor, sharing } = await aFamily();
    for (const label of ["", "   ", "\u200b\u200d", "ক".repeat(300)]) {
      const { page, path } = await share(visitor, sharing, label);
      expect([page.status, path]).toEqual([400, ""]);
    }
    const { page } = await share(visitor, sharing, "Uncle \u202egnp.exe <b>");
    expect(page.document.querySelector("main h3 bdi")?.text).toBe("Uncle gnp.exe <b>");
    expect(page.html).not.toContain("\u202e");
  });

  it("takes the travel, which is shown once there is any", async () => {
    const { id, visitor, sharing } = await aFamily();
    const page = await visitor.get(sharing);
    await visitor.submit(page, { label: "Aunt", shows: "travel" }, "form#share");
    const wrong = await visitor.submit(page, { label: "Aunt", shows: "papers" }, "form#share");
    expect(wrong.status).toBe(400);
    const links = site.db.selectFrom("watch_links").select("shows_travel");
    expect(await links.where("request_id", "=", id).execute()).toEqual([{ shows_travel: 1 }]);
  });
});
