import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { insertFamilyBooking, issueAccessToken } from "../support/family-links";
import { clearRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

const { code } = texts("en").requestAccess;
const inScript = (script: string) => (digits: string) =>
  digits.replace(/\d/g, (digit) => script[Number(digit)] ?? "");

let site: Site;
let startTime: Date;
beforeAll(async () => {
  site = await startSite();
  startTime = site.clock.now;
});
afterAll(() => site.close());
afterEach(async () => {
  site.clock.now = startTime;
  await clearRequests(site.db);
  await site.db.deleteFrom("rate_limits").execute();
});

describe("spoken code", () => {
  const enterCode = async (typed: string, network = "192.0.2.7") => {
    const visitor = site.visitor({ headers: { "Fly-Client-IP": network } });
    const page = await visitor.get("/request/open");
    return visitor.submit(page, { code: typed, device: "shared" });
  };

  it.each([
    ["as it is", (digits: string) => digits],
    ["with spaces", (digits: string) => `${digits.slice(0, 4)} ${digits.slice(4)}`],
    ["in Bengali", inScript("০১২৩৪৫৬৭৮৯")],
    ["in Thai", inScript("๐๑๒๓๔๕๖๗๘๙")],
  ])("opens the page once if entered %s", async (_, spell) => {
    const { id, reference } = await insertFamilyBooking(site);
    const spoken = await issueAccessToken(site, id, { way: "spoken" });
    expect((await enterCode(spell(spoken))).path).toBe(`/request/${reference}`);
    const again = await enterCode(spell(spoken));
    expect(again.status).toBe(400);
    expect(again.text).toContain(code.wrong);
  });

  it("expires after ten minutes", async () => {
    const { id } = await insertFamilyBooking(site);
    const spoken = await issueAccessToken(site, id, { way: "spoken" });
    site.clock.now = new Date(startTime.getTime() + 10 * 60 * 1000);
    expect((await enterCode(spoken)).text).toContain(code.wrong);
  });

  it("cannot be guessed: ten attempts from one network or a hundred overall are the limit", async () => {
    const { id } = await insertFamilyBooking(site);
    const spoken = await issueAccessToken(site, id, { way: "spoken" });
    const wrong = String((Number(spoken) + 1) % 10 ** 8).padStart(8, "0");
    const first = await enterCode(wrong);
    for (let tries = 1; tries < 10; tries++) await enterCode(wrong);
    const refused = await enterCode(spoken);
    expect(refused.document.querySelector("main")?.text).toBe(
      first.document.querySelector("main")?.text,
    );
    await site.db.updateTable("rate_limits").set({ count: 100 }).execute();
    expect((await enterCode(spoken, "203.0.113.9")).text).toContain(code.wrong);
  });
});
