import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInUser } from "../support/admin";
import { family, messageFields } from "../support/family";
import { type Site, startSite } from "../support/site";
import { story } from "../support/story";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe.each([
  ["/booking", family, "three days ago", "family", 120],
  ["/contact", messageFields, messageFields.message, "family", 120],
  ["/share-your-story", story, "দ্বিতীয়", "sent", 30],
] as const)("text sent at %s", (path, fields, content, name, minutes) => {
  it("is shown for a limited time by our clock, even if the browser keeps the cookie longer", async () => {
    const started = site.clock.now;
    const visitor = site.visitor();
    const sent = await visitor.submit(await visitor.get(path), { ...fields });
    const cookie = visitor.cookies.get(name) ?? "";
    const atMinute = (passed: number) => {
      site.clock.now = new Date(started.getTime() + passed * 60_000);
      visitor.cookies.set(name, cookie);
      return visitor.get(sent.path);
    };
    try {
      expect((await atMinute(minutes - 1)).text).toContain(content);
      const late = await atMinute(minutes);
      expect(late.status).toBe(200);
      expect(late.text).not.toContain(content);
    } finally {
      site.clock.now = started;
    }
  });

  it("is hidden after logging out", async () => {
    const visitor = await signedInUser(site);
    const sent = await visitor.submit(await visitor.get(path), { ...fields });
    expect(sent.text).toContain(content);
    await visitor.press(await visitor.get("/profile"), "form[action='/logout'] button");
    expect(visitor.cookies.has("session")).toBe(false);
    expect((await visitor.get(sent.path)).text).not.toContain(content);
  });
});

describe("page of a request just sent", () => {
  it.each([
    ["/booking", family],
    ["/contact", messageFields],
    ["/call-back", { phoneNumber: "01712 345678" }],
  ])("opens in the browser that sent it at %s, even when sent twice", async (path, fields) => {
    const visitor = site.visitor();
    const form = await visitor.get(path);
    const sent = await visitor.submit(form, { ...fields });
    const reference = sent.path.split("/").at(-1) ?? "";
    const page = `main a[href="/request/${reference}"]`;
    expect(sent.document.querySelector(page)).not.toBeNull();
    // the answer was lost, so the browser has no cookie for the request
    visitor.cookies.delete("family-shared");
    expect((await visitor.get(sent.path)).document.querySelector(page)).toBeNull();
    const again = await visitor.submit(form, { ...fields });
    expect(again.path).toBe(sent.path);
    expect(again.document.querySelector(page)).not.toBeNull();
  });

  it("asks everybody else for proof, and says how to give it", async () => {
    const sender = site.visitor();
    const sent = await sender.submit(await sender.get("/booking"), family);
    const reference = sent.path.split("/").at(-1) ?? "";
    const page = await site.visitor().get(sent.path);
    const hrefs = page.document.querySelectorAll("main a").map((a) => a.getAttribute("href"));
    expect(hrefs).not.toContain(`/request/${reference}`);
    expect(hrefs).toContain(`/request/find?reference=${reference}`);
    expect(hrefs).toContain("/request/open");
  });
});
