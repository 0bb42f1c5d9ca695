import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eraseRequests } from "~/features/requests/erasure.server";
import { languages } from "~/locales/languages";
import { paths } from "~/paths";
import { insertFamilyBooking, issueAccessToken, openAs } from "../support/family-links";
import { clearRequests } from "../support/requests";
import { protectedRows } from "../support/rows";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

const { open, device } = texts("en").requestAccess;
const DAY_MS = 24 * 60 * 60 * 1000;

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

const getLink = (token: string) => site.visitor().get(`/request/open/${token}`);
const inBengaliDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? "");
const inThaiDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => "๐๑๒๓๔๕๖๗๘๙"[Number(digit)] ?? "");
const sessions = () => site.db.selectFrom("request_sessions").selectAll().execute();

describe("page of a private link", () => {
  it("is unchanged by a hundred visits of mail scanners and chat previews", async () => {
    const { id, reference } = await insertFamilyBooking(site);
    const token = await issueAccessToken(site, id);
    const before = await protectedRows(site.db);
    for (let look = 0; look < 100; look++) {
      expect((await site.fetch(`/request/open/${token}`)).status).toBe(200);
    }
    expect(await protectedRows(site.db)).toEqual(before);
    const opened = await openAs(site.visitor(), token);
    expect(opened.path).toBe(`/request/${reference}`);
  });

  it.each(languages)("names nobody and asks two questions, in %s", async (language) => {
    const { id, reference } = await insertFamilyBooking(site);
    const token = await issueAccessToken(site, id);
    const page = await site.visitor().get(paths.requestOpen(token, language));
    for (const secret of [reference, "রহিমা", "4417", "rahima"]) {
      expect(page.html).not.toContain(secret);
    }
    expect(page.document.querySelectorAll("[name=device]")).toHaveLength(2);
    expect(page.document.querySelectorAll("[checked]")).toHaveLength(0);
    expect(page.document.querySelector("[name=lastDigits]")?.getAttribute("inputmode")).toBe(
      "numeric",
    );
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe(
      "noindex",
    );
  });

  it.each([
    ["4417", "own"],
    ["৪৪১৭", "shared"],
    ["๔๔๑๗", "own"],
    ["01711-224417", "shared"],
  ])("opens with %s for a device that is %s", async (lastDigits, kind) => {
    const { id, reference } = await insertFamilyBooking(site);
    const visitor = site.visitor();
    const page = await visitor.get(`/request/open/${await issueAccessToken(site, id)}`);
    const form = Object.fromEntries(
      page.document
        .querySelectorAll("main form input[type=hidden]")
        .map((one) => [one.getAttribute("name") ?? "", one.getAttribute("value") ?? ""]),
    );
    const answer = await visitor.send(page.path, {
      method: "POST",
      body: new URLSearchParams({ ...form, lastDigits, device: kind }),
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`/request/${reference}`);
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
    const [cookie = ""] = answer.headers.getSetCookie().filter((one) => one.startsWith("family"));
    expect(cookie).toMatch(/HttpOnly/);
    expect(/Max-Age/.test(cookie)).toBe(kind === "own");
    expect(await sessions()).toMatchObject([{ request_id: id, contact_id: null, device: kind }]);
  });

  it("opens on several devices, without digits if no number is on file", async () => {
    const { id, reference } = await insertFamilyBooking(site, { phone_number: "" });
    const token = await issueAccessToken(site, id);
    const page = await getLink(token);
    expect(page.document.querySelector("[name=lastDigits]")).toBeNull();
    expect(page.text).toContain(open.leadWithoutDigits);
    for (const visitor of [site.visitor(), site.visitor()]) {
      const opened = await visitor.submit(await visitor.get(page.path), { device: "own" });
      expect(opened.path).toBe(`/request/${reference}`);
    }
    expect(await sessions()).toHaveLength(2);
  });

  it("asks again for missing answers, and keeps the input", async () => {
    const { id } = await insertFamilyBooking(site);
    const visitor = site.visitor();
    const page = await visitor.get(`/request/open/${await issueAccessToken(site, id)}`);
    const without = await visitor.submit(page, { lastDigits: "৪৪১৭" });
    expect(without.status).toBe(400);
    expect(without.document.querySelector("[name=lastDigits]")?.getAttribute("value")).toBe("৪৪১৭");
    expect(without.text).toContain(device.label);
    const empty = await visitor.submit(page, { lastDigits: " ", device: "own" });
    expect(empty.status).toBe(400);
    expect(empty.document.querySelector("[checked]")?.getAttribute("value")).toBe("own");
    // neither form counts as an attempt
    expect(empty.text).not.toContain(open.ended.title);
    const { tries } = await site.db
      .selectFrom("request_links")
      .select("tries")
      .executeTakeFirstOrThrow();
    expect(tries).toBe(0);
  });

  it("closes for everybody after five wrong attempts in any digits, without blocking their network", async () => {
    const { id } = await insertFamilyBooking(site);
    const token = await issueAccessToken(site, id);
    const wrong = ["4471", inBengaliDigits("4471"), inThaiDigits("0000"), "no digits", "17"];
    for (const [index, lastDigits] of wrong.entries()) {
      const answer = await openAs(site.visitor(), token, { lastDigits });
      if (index < 4) {
        expect(answer.status).toBe(400);
        expect(answer.text).toContain(open.wrong.replace("{{count}}", String(4 - index)));
        expect(answer.document.querySelector("[name=lastDigits]")?.getAttribute("value")).toBe(
          lastDigits,
        );
      } else {
        expect(answer.status).toBe(410);
        expect(answer.text).toContain(open.ended.title);
      }
    }
    expect((await getLink(token)).text).toContain(open.ended.title);
    const other = await insertFamilyBooking(site);
    const opened = await openAs(site.visitor(), await issueAccessToken(site, other.id));
    expect(opened.path).toBe(`/request/${other.reference}`);
  });

  it("is the same for every invalid link: cut, changed, expired, replaced, erased or of the other kind", async () => {
    const one = await insertFamilyBooking(site);
    const replaced = await issueAccessToken(site, one.id);
    const expired = await issueAccessToken(site, one.id);
    const two = await insertFamilyBooking(site);
    const changed = await issueAccessToken(site, two.id);
    const erased = await insertFamilyBooking(site);
    const erasedToken = await issueAccessToken(site, erased.id);
    const spoken = await issueAccessToken(site, (await insertFamilyBooking(site)).id, {
      way: "spoken",
    });
    await eraseRequests(site.db, [erased.id], site.clock.now);
    const digit = changed.startsWith("0") ? "1" : "0";
    const cut = changed.slice(0, -1);
    const tokens = [replaced, erasedToken, spoken, cut, digit + changed.slice(1), "%00"];
    const pages = [];
    for (const token of tokens) pages.push(await getLink(token));
    site.clock.now = new Date(startTime.getTime() + 7 * DAY_MS);
    pages.push(await getLink(expired));
    for (const page of pages) {
      expect(page.status).toBe(410);
      expect(page.document.querySelector("main")?.text).toBe(
        pages[0]?.document.querySelector("main")?.text,
      );
      expect(page.text).toContain(open.ended.text);
      const links = page.document.querySelectorAll("main a").map((a) => a.getAttribute("href"));
      expect(links).toContain("/request/find");
      expect(links).toContain("/request/open");
      expect(links.some((href) => href?.startsWith("tel:"))).toBe(true);
    }
  });

  it.each([".", ",", ")", "।", " ", "…"])("opens a link copied with %j after it", async (sign) => {
    const { id, reference } = await insertFamilyBooking(site);
    const token = await issueAccessToken(site, id);
    const opened = await openAs(site.visitor(), token + encodeURIComponent(sign));
    expect(opened.path).toBe(`/request/${reference}`);
  });

  it("still opens with a used link after a new one was created", async () => {
    const { id, reference } = await insertFamilyBooking(site);
    const used = await issueAccessToken(site, id);
    await openAs(site.visitor(), used);
    await issueAccessToken(site, id);
    expect((await openAs(site.visitor(), used)).path).toBe(`/request/${reference}`);
  });
});
