import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allRows } from "../support/rows";
import { type Site, startSite } from "../support/site";
import { addWatchLink, familyWithOpenPage, watchPathIn } from "../support/watch-links";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe("form for watch links", () => {
  it("creates one link from a form that arrives twice, and stores only the hash", async () => {
    const { id, visitor, sharingPath } = await familyWithOpenPage(site);
    const page = await visitor.get(sharingPath);
    const typed = { label: "Aunt" };
    const [first, second] = [
      watchPathIn(await visitor.submit(page, typed, "form#share")),
      watchPathIn(await visitor.submit(page, typed, "form#share")),
    ];
    expect(second).toBe(first);
    const links = site.db.selectFrom("watch_links").selectAll().where("request_id", "=", id);
    expect(await links.execute()).toHaveLength(1);
    expect(JSON.stringify(await allRows(site.db))).not.toContain(first.split("/").at(-1));
    await visitor.press(await visitor.get(sharingPath), "main [name=link] ~ button");
    const newPath = watchPathIn(await visitor.submit(page, typed, "form#share"));
    expect((await site.visitor().get(newPath)).status).toBe(200);
  });

  it("refuses an eleventh link, and accepts it once another has ended", async () => {
    const { visitor, sharingPath } = await familyWithOpenPage(site);
    for (let made = 0; made < 10; made++)
      await addWatchLink(visitor, sharingPath, `Relative ${made}`);
    const { page, path } = await addWatchLink(visitor, sharingPath, "The eleventh");
    expect([page.status, path]).toEqual([409, ""]);
    expect(page.text).toContain("Ten links are open.");
    expect(page.document.querySelector("#share [name=label]")?.getAttribute("value")).toBe(
      "The eleventh",
    );
    await visitor.press(await visitor.get(sharingPath), "main [name=link] ~ button");
    expect((await addWatchLink(visitor, sharingPath, "The eleventh")).path).not.toBe("");
  });

  it("creates at most ten links if two forms arrive at once", async () => {
    const { id, visitor, sharingPath } = await familyWithOpenPage(site);
    for (let made = 0; made < 9; made++)
      await addWatchLink(visitor, sharingPath, `Relative ${made}`);
    const statuses = await Promise.all(
      ["Aunt", "Uncle"].map(
        async (label) => (await addWatchLink(visitor, sharingPath, label)).page.status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    const links = site.db.selectFrom("watch_links").select("id").where("request_id", "=", id);
    expect(await links.execute()).toHaveLength(10);
  });

  it("refuses an empty or long label, and strips direction overrides", async () => {
    const { visitor, sharingPath } = await familyWithOpenPage(site);
    for (const label of ["", "   ", "\u200b\u200d", "ক".repeat(300)]) {
      const { page, path } = await addWatchLink(visitor, sharingPath, label);
      expect([page.status, path]).toEqual([400, ""]);
    }
    const { page } = await addWatchLink(visitor, sharingPath, "Uncle \u202egnp.exe <b>");
    expect(page.document.querySelector("main h3 bdi")?.text).toBe("Uncle gnp.exe <b>");
    expect(page.html).not.toContain("\u202e");
  });

  it("offers travel details, which are shown if there are any", async () => {
    const { id, visitor, sharingPath } = await familyWithOpenPage(site);
    const page = await visitor.get(sharingPath);
    await visitor.submit(page, { label: "Aunt", shows: "travel" }, "form#share");
    const wrong = await visitor.submit(page, { label: "Aunt", shows: "papers" }, "form#share");
    expect(wrong.status).toBe(400);
    const links = site.db.selectFrom("watch_links").select("shows_travel");
    expect(await links.where("request_id", "=", id).execute()).toEqual([{ shows_travel: 1 }]);
  });
});
