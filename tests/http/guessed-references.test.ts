import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { insertBooking } from "../support/bookings";
import { family } from "../support/family";
import { clearRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

const REFERENCE = "SETU-4242-4242";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
afterEach(async () => {
  await clearRequests(site.db);
  await site.db.deleteFrom("rate_limits").execute();
});

describe("reference guesser", () => {
  const unknown = "SETU-0000-0000";
  const malformed = ["no-number-at-all", "SETU-____-____", "%00"];
  const open = (reference: string) => site.visitor().get(`/booking/sent/${reference}`);

  it("gets the same answer for a malformed and an unknown number", async () => {
    const pages = await Promise.all([unknown, ...malformed].map((reference) => open(reference)));
    const contents = pages.map(({ status, document }) => [
      status,
      document.querySelector("main")?.text,
      document.querySelector("title")?.text,
    ]);
    expect(new Set(contents.map(String)).size).toBe(1);
    expect(contents[0]?.[0]).toBe(404);
    expect(contents[0]?.[1]).toContain(texts("en").errors.noRequest.title);
  });

  it("is blocked after a hundred tries, for existing and unknown numbers alike", async () => {
    await insertBooking(site.db, { reference: REFERENCE });
    await open(unknown);
    await site.db.updateTable("rate_limits").set({ count: 99 }).execute();
    expect((await open(REFERENCE)).status).toBe(200);
    expect((await open("no-number")).status).toBe(404);
    const [ofExisting, ofUnknown, ofMalformed] = await Promise.all(
      [REFERENCE, unknown, "no-number"].map((reference) => open(reference)),
    );
    expect(ofExisting?.status).toBe(429);
    expect(ofExisting?.text).toContain(texts("en").errors.tooMany.title);
    expect(ofUnknown?.text).toBe(ofExisting?.text.replaceAll(REFERENCE, unknown));
    expect(ofMalformed?.status).toBe(429);
  });

  it("still sees the request that this browser has just sent", async () => {
    await open(unknown);
    await site.db.updateTable("rate_limits").set({ count: 100 }).execute();
    const sender = site.visitor();
    const sent = await sender.submit(await sender.get("/booking"), family);
    const reference = sent.path.split("/").at(-1) ?? "";
    expect(sent.status).toBe(200);
    expect(sent.text).toContain(reference);
    expect((await sender.get(`/booking/sent/${unknown}`)).status).toBe(429);
    expect((await open(reference)).status).toBe(429);
  });

  it("uses up no tries by opening an existing request", async () => {
    await insertBooking(site.db, { reference: REFERENCE });
    for (let time = 0; time < 3; time++) await open(REFERENCE);
    expect(await site.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });
});
