import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#db/connection.server";
import { seen, untilKept } from "../support/shared-pages";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await untilKept(site);
});
afterAll(() => site.close());

/** What stands in every page's footer. */
async function moveMailbox(name: string, db: Database = site.db): Promise<void> {
  await db
    .updateTable("company")
    .set({ email: `${name}@setu.example` })
    .execute();
}

describe("what is kept of a page goes", () => {
  it("with the change of what it shows, by this process and by another", async () => {
    const elsewhere = openDatabase(site.env.databaseUrl);
    onTestFinished(() => elsewhere.destroy());
    for (const [at, db] of [site.db, elsewhere, site.db, elsewhere].entries()) {
      await moveMailbox(`setu-${at}`, db);
      expect(await seen(site, "/aboutus")).toContain(`setu-${at}@`);
      expect(await seen(site, "/aboutus")).toContain(`setu-${at}@`);
    }
  });

  it("while many ask and the content moves, so that nobody who asks later sees the older", async () => {
    for (let round = 0; round < 10; round++) {
      const asking = Array.from({ length: 8 }, () => seen(site, "/terms"));
      await moveMailbox(`round-${round}`);
      expect(await seen(site, "/terms")).toContain(`round-${round}@`);
      await Promise.all(asking);
      expect(await seen(site, "/terms")).toContain(`round-${round}@`);
    }
  });

  it("when a post's time comes", async () => {
    const due = new Date(site.clock.now.getTime() + 60_000);
    await site.db
      .updateTable("posts")
      .set({ published_at: due.toISOString() })
      .where("slug", "=", "what-happens-on-an-air-ambulance-flight")
      .execute();
    const isListed = async () =>
      (await seen(site, "/blog?all=1")).includes("what-happens-on-an-air-ambulance-flight");
    expect(await isListed()).toBe(false);
    site.clock.now = due;
    expect(await isListed()).toBe(true);
  });
});
