import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#db/connection.server";
import { untilKept } from "../support/shared-pages";
import { type Site, startSite } from "../support/site";
import { openSocket, type Socket, untilStanding } from "../support/socket";

let site: Site;
let socket: Socket;
beforeAll(async () => {
  site = await startSite();
  socket = await openSocket(site);
  await untilKept(site);
});
afterAll(async () => {
  await socket.close();
  await site.close();
});

async function moveMailbox(name: string, db = site.db): Promise<void> {
  await db
    .updateTable("company")
    .set({ email: `${name}@setu.example` })
    .execute();
}

describe("an answer stands no longer", () => {
  it("than what it shows, whichever process changes it", async () => {
    const elsewhere = openDatabase(site.env.databaseUrl);
    onTestFinished(() => elsewhere.destroy());
    for (const [at, db] of [site.db, elsewhere, site.db, elsewhere].entries()) {
      await untilStanding(socket, "/aboutus");
      await moveMailbox(`standing-${at}`, db);
      expect((await socket.ask("/aboutus")).text).toContain(`standing-${at}@`);
    }
  });

  it("than until a post's time comes, nor than some minutes", async () => {
    const slug = "what-happens-on-an-air-ambulance-flight";
    const due = new Date(site.clock.now.getTime() + 60_000);
    const published_at = due.toISOString();
    await site.db.updateTable("posts").set({ published_at }).where("slug", "=", slug).execute();
    expect((await untilStanding(socket, "/blog?all=1")).text).not.toContain(slug);
    site.clock.now = due;
    expect((await socket.ask("/blog?all=1")).text).toContain(slug);
    await untilStanding(socket, "/blog?all=1");
    site.clock.now = new Date(due.getTime() + 5 * 60_000);
    const before = socket.reached();
    await socket.ask("/blog?all=1");
    expect(socket.reached()).toBe(before + 1);
  });
});
