import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { control, headingOf, send, summaryOf } from "../support/booking-form";
import { family } from "../support/family";
import { deleteRequests, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { texts } from "../support/words";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await deleteRequests(site.db, { kind: "booking" });
  await site.db.deleteFrom("outbox").execute();
});

const rows = () => requestsOf(site.db, { kind: "booking" });

describe("failed form", () => {
  it("answers 400 with a summary of links first, and Error: in the title", async () => {
    const page = await send(site, {});
    expect(page.status).toBe(400);
    expect(page.document.querySelector("title")?.textContent).toMatch(/^Error: /);
    expect(headingOf(page)).toBe("Please check your answers");
    expect(summaryOf(page)).toEqual([
      "Phone number is required.",
      "Full name is required.",
      "Valid email is required.",
    ]);
    for (const name of ["fullName", "email", "phoneNumber"]) {
      expect(page.document.querySelector(`[role=alert] a[href="#${name}"]`)).not.toBeNull();
      expect(control(page, name)?.getAttribute("aria-invalid")).toBe("true");
      expect(control(page, name)?.getAttribute("aria-describedby")).toContain(`${name}-error`);
    }
    expect(await rows()).toEqual([]);
  });

  it.each([
    ["/bn/booking", "ঠিক করুন:", texts("bn").validation.phoneRequired],
    ["/th/booking", "โปรดแก้ไข:", texts("th").validation.phoneRequired],
  ])("uses the language of %s", async (path, prefix, message) => {
    const page = await send(site, {}, path);
    expect(page.status).toBe(400);
    expect(page.document.querySelector("title")?.textContent.startsWith(prefix)).toBe(true);
    expect(summaryOf(page)[0]).toBe(message);
  });

  it("treats a field with nothing but whitespace as empty", async () => {
    const page = await send(site, {
      fullName: " \u3000\u200b\u200f",
      email: "\u00a0",
      phoneNumber: "\t \n",
    });
    expect(summaryOf(page)).toEqual([
      "Phone number is required.",
      "Full name is required.",
      "Valid email is required.",
    ]);
  });

  it("keeps all input", async () => {
    const typed = {
      ...family,
      email: "a@b",
      tellUsMore: "\n  First line\n\nThird line </textarea><b>",
      service: "medical-escort",
      relatives: "1",
      urgent: "on",
      patientAge: "৬২",
      relation: "মেয়ে",
      passport: "no",
      breathingHelp: "oxygen",
      bestTimeToCall: "after 8",
    };
    const page = await send(site, typed);
    expect(page.status).toBe(400);
    const lines = ["fullName", "email", "phoneNumber", "destinationCountry"] as const;
    for (const name of [...lines, "patientAge", "relation", "bestTimeToCall"] as const) {
      expect(control(page, name)?.getAttribute("value")).toBe(typed[name]);
    }
    expect(page.html).toContain("First line\n\nThird line &lt;/textarea&gt;");
    expect(
      page.document.querySelectorAll("option[selected]").map((it) => it.getAttribute("value")),
    ).toEqual(["medical-escort", "no", "oxygen", "1"]);
    expect(control(page, "urgent")?.hasAttribute("checked")).toBe(true);
    expect(summaryOf(page)).toEqual(["Valid email is required."]);
  });
});

describe("origin check", () => {
  it("answers a stale token with 403, the input and a new token", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/bn/booking");
    visitor.cookies.delete("csrf");
    const stale = await visitor.submit(page, { ...family, csrf: "old" });
    expect(stale.status).toBe(403);
    expect(headingOf(stale)).toBe("কাজটি হয়নি");
    expect(summaryOf(stale)).toEqual([texts("bn").validation.stale]);
    expect(control(stale, "fullName")?.getAttribute("value")).toBe(family.fullName);
    expect(control(stale, "tellUsMore")?.textContent).toContain(family.tellUsMore);
    expect(await rows()).toEqual([]);
    const again = await visitor.submit(stale, {});
    expect(again.path).toContain("/bn/booking/sent/");
    expect(await rows()).toMatchObject([{ full_name: family.fullName }]);
  });

  it("gives two tabs opened at once as the reason, not an expired page", async () => {
    const visitor = site.visitor();
    const first = await visitor.get("/booking");
    // the second tab is requested before the first response has set its cookie
    visitor.cookies.delete("csrf");
    const second = await visitor.get("/contact");
    const late = await visitor.submit(first, family);
    expect(late.status).toBe(403);
    expect(summaryOf(late).join()).toContain("in two tabs at once");
    expect(control(late, "fullName")?.getAttribute("value")).toBe(family.fullName);
    expect((await visitor.submit(late, {})).path).toContain("/booking/sent/");
    expect(second.html).toContain('name="csrf"');
  });

  it.each<Record<string, string>>([
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example" },
  ])("refuses another site's %j", async (headers) => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const csrf = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const response = await visitor.send("/booking", {
      method: "POST",
      body: new URLSearchParams({ ...family, csrf }),
      headers,
    });
    expect(response.status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ["application/json", "{}", 415],
    ["text/plain", "fullName=x", 415],
    ["multipart/form-data; boundary=x", "broken", 400],
  ])("refuses %s", async (type, body, status) => {
    const response = await site.visitor().send("/booking", {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });
    expect(response.status).toBe(status);
  });

  it("logs no form input", async () => {
    await send(site, family);
    await send(site, { ...family, email: "rahima.at.example.com" });
    const logText = site.logs.join("\n");
    for (const secret of ["Rahima", "rahima", "1712", "Stroke"]) {
      expect(logText).not.toContain(secret);
    }
  });
});
