import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatDateTime } from "~/locales/format";
import { anAccount, PASSWORD, signInAs } from "../support/accounts";
import { asRead } from "../support/as-read";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

describe("devices of an account", () => {
  it("can be logged out one by one, and are all logged out but this one when the password changes", async () => {
    await anAccount(site, "devices@example.com");
    const current = site.visitor({ headers: { "User-Agent": "Mozilla (Android) Chrome/120" } });
    const second = site.visitor({ headers: { "User-Agent": "Mozilla (Windows) Firefox/120" } });
    const third = site.visitor();
    for (const visitor of [current, second, third]) await signInAs(visitor, "devices@example.com");
    const devices = await current.get("/profile/devices");
    expect(devices.text).toContain("Chrome, Android (this device)");
    expect(devices.text).toContain("Firefox, Windows");
    const choice = devices.document
      .querySelectorAll("main option")
      .find((one) => one.text.includes("Firefox"));
    const device = choice?.getAttribute("value") ?? "";
    for (const currentPassword of ["", "not the password"]) {
      const refused = await current.submit(devices, { device, currentPassword });
      expect(refused.status).toBe(400);
      expect((await second.get("/profile")).path).toBe("/profile");
    }
    const ended = await current.submit(devices, { device, currentPassword: PASSWORD });
    expect(ended.text).toContain("That device is logged out.");
    expect((await second.get("/profile")).path).toMatch(/^\/login/);
    expect((await third.get("/profile")).path).toBe("/profile");
    await current.submit(await current.get("/profile/password"), {
      currentPassword: PASSWORD,
      password: "four red boats",
      confirmPassword: "four red boats",
    });
    expect((await third.get("/profile")).path).toMatch(/^\/login/);
    expect((await current.get("/profile")).path).toBe("/profile");
  });

  it("can all be logged out at once but this one, and the form disappears when no other is left", async () => {
    await anAccount(site, "many@example.com");
    const current = site.visitor();
    const others = [site.visitor(), site.visitor()];
    for (const visitor of [current, ...others]) await signInAs(visitor, "many@example.com");
    const devices = await current.get("/profile/devices");
    const ended = await current.submit(devices, { device: "others", currentPassword: PASSWORD });
    expect(ended.text).toContain("All other devices are logged out.");
    for (const visitor of others) expect((await visitor.get("/profile")).path).toMatch(/^\/login/);
    expect((await current.get("/profile")).path).toBe("/profile");
    expect(ended.document.querySelector("main form")).toBeNull();
  });

  it("are listed with the times of their log-in and last use", async () => {
    await anAccount(site, "times@example.com");
    const current = site.visitor();
    const now = () => asRead(formatDateTime(site.clock.now.toISOString(), "en"));
    const loggedIn = now();
    await signInAs(current, "times@example.com");
    site.clock.now = new Date(site.clock.now.getTime() + 60 * 60 * 1000);
    const times = async () => {
      const { document } = await current.get("/profile/devices");
      return document.querySelectorAll("main dd").map(({ text }) => text);
    };
    // a page does not wait until its own use is stored
    await expect.poll(async () => (await times()).slice(0, 2)).toEqual([loggedIn, now()]);
  });

  it("exclude one that logged in more than 24 hours ago, even if it was used since", async () => {
    await anAccount(site, "day@example.com");
    const [current, other] = [site.visitor(), site.visitor()];
    await signInAs(other, "day@example.com");
    for (let hours = 0; hours < 25; hours += 5) {
      await other.get("/profile");
      site.clock.now = new Date(site.clock.now.getTime() + 5 * 60 * 60 * 1000);
    }
    await signInAs(current, "day@example.com");
    const devices = await current.get("/profile/devices");
    expect(devices.document.querySelector("main form")).toBeNull();
  });

  it("cannot be signed out by another user", async () => {
    await anAccount(site, "owner@example.com");
    await anAccount(site, "stranger@example.com");
    const owner = site.visitor();
    const stranger = site.visitor();
    await signInAs(owner, "owner@example.com");
    await signInAs(stranger, "stranger@example.com");
    const session = await site.db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .select("sessions.id")
      .where("email", "=", "owner@example.com")
      .executeTakeFirstOrThrow();
    const page = await stranger.get("/profile/password");
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    await stranger.post("/profile/devices", {
      csrf,
      device: session.id,
      currentPassword: PASSWORD,
    });
    expect((await owner.get("/profile")).path).toBe("/profile");
  });
});
