import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInUser } from "../support/admin";
import { family, letter } from "../support/family";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe.each([
  ["/booking", family, "three days ago"],
  ["/contact", letter, letter.message],
  ["/share-your-story", story, "দ্বিতীয়"],
])("the words sent at %s", (path, fields, written) => {
  it("are shown for half an hour on our clock, whatever the browser does with its cookie", async () => {
    const started = site.clock.now;
    const visitor = site.visitor();
    const sent = await visitor.submit(await visitor.get(path), { ...fields });
    const cookie = visitor.cookies.get("sent") ?? "";
    const afterMinutes = (minutes: number) => {
      site.clock.now = new Date(started.getTime() + minutes * 60_000);
      visitor.cookies.set("sent", cookie);
      return visitor.get(sent.path);
    };
    try {
      expect((await afterMinutes(29)).text).toContain(written);
      const late = await afterMinutes(30);
      expect(late.status).toBe(200);
      expect(late.text).not.toContain(written);
    } finally {
      site.clock.now = started;
    }
  });

  it("are gone once somebody has logged out", async () => {
    const visitor = await signedInUser(site);
    const sent = await visitor.submit(await visitor.get(path), { ...fields });
    expect(sent.text).toContain(written);
    await visitor.press(await visitor.get("/profile"), "form[action='/logout'] button");
    expect(visitor.cookies.has("session")).toBe(false);
    expect((await visitor.get(sent.path)).text).not.toContain(written);
  });
});
