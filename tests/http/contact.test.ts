import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messageFields } from "../support/family";
import { clearRequests, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await clearRequests(site.db);
  for (const table of ["outbox", "rate_limits"] as const) {
    await site.db.deleteFrom(table).execute();
  }
});

const messages = () => requestsOf(site.db, { kind: "message" });

/** Sends the form of a page with these answers. */
async function send(fields: Record<string, string>, path = "/contact") {
  const visitor = site.visitor();
  return visitor.submit(await visitor.get(path), fields);
}

describe("message", () => {
  it("is stored, announced to coordinators, and answered with its reference", async () => {
    const sent = await send(messageFields, "/th/contact");
    const [row, ...others] = await messages();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      kind: "message",
      full_name: "Kamal Uddin",
      email: "kamal@example.com",
      phone_number: "+6620668888",
      tell_us_more: "Do you help with a visa only?",
      language: "th",
      status: "received",
      received_at: "2026-11-20T08:30:00.000Z",
      due_at: "2026-11-20T10:30:00.000Z",
      replied_at: null,
    });
    expect(sent.path).toBe(`/th/contact/sent/${row?.reference}`);
    expect(sent.text).toContain(row?.reference);
    expect(sent.text).toContain("20 พ.ย. 2569 เวลา\u00a016:30\u00a0น.");
    const mails = await site.db.selectFrom("outbox").selectAll().orderBy("kind").execute();
    expect(mails.map((mail) => mail.kind)).toEqual(["coordinator-new-request", "request-received"]);
    expect(mails[0]?.body_text).not.toContain("visa");
    expect(mails[0]?.body_text).not.toContain("Kamal");
  });

  it("is created once when sent twice at once", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/contact");
    const [first, second] = await Promise.all([
      visitor.submit(page, messageFields),
      visitor.submit(page, messageFields),
    ]);
    expect(first?.path).toBe(second?.path);
    expect(await messages()).toHaveLength(1);
    expect(await site.db.selectFrom("outbox").selectAll().execute()).toHaveLength(2);
  });

  it("reveals nothing to a stranger with the reference", async () => {
    await send(messageFields);
    const [row] = await messages();
    const page = await site.visitor().get(`/bn/contact/sent/${row?.reference}`);
    expect(page.status).toBe(200);
    for (const value of Object.values(messageFields)) expect(page.html).not.toContain(value);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  });

  it("needs no phone number", async () => {
    await send({ ...messageFields, phone: "  " });
    expect(await messages()).toMatchObject([{ phone_number: "" }]);
  });
});

describe("invalid message", () => {
  it("keeps its complete input, and shows its errors", async () => {
    const page = await send(
      { ...messageFields, email: "kamal", phone: "abc", name: "" },
      "/bn/contact",
    );
    expect(page.status).toBe(400);
    expect(page.document.querySelector("title")?.textContent).toMatch(/^ঠিক করুন: /);
    expect(page.document.querySelectorAll("[role=alert] li")).toHaveLength(3);
    expect(page.document.querySelector("textarea")?.textContent).toContain(messageFields.message);
    expect(await messages()).toEqual([]);
  });

  it.each([
    ["name", "x".repeat(10_000), "too long"],
    ["message", "ก".repeat(6_000), "too long"],
    ["message", " \n\t ", "Message is required."],
    ["email", "a@b", "Invalid email address."],
    ["email", "", "Email is required."],
    ["phone", "12", "phone number"],
  ])("names the error of %s %.12s", async (name, value, error) => {
    const page = await send({ ...messageFields, [name]: value });
    expect(page.status).toBe(400);
    expect(page.document.querySelector(`#${name}-error`)?.textContent).toContain(error);
    if (value.trim()) expect(page.html).toContain(value);
    expect(await messages()).toEqual([]);
  });

  it("keeps its input if sent from a stale page", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/contact");
    visitor.cookies.clear();
    const stale = await visitor.submit(page, messageFields);
    expect(stale.status).toBe(403);
    expect((await visitor.submit(stale, {})).path).toContain("/contact/sent/");
    expect(await messages()).toMatchObject([{ tell_us_more: messageFields.message }]);
  });
});

describe("contact page", () => {
  it.each(["/contact", "/bn/contact", "/th/contact"])(
    "%s lists every contact channel and fits the first response",
    async (path) => {
      const response = await site.fetch(path, { headers: { "Accept-Encoding": "br" } });
      // ten TCP segments of 1,460 bytes
      expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(14_600);
      const page = await site.visitor().get(path);
      const company = await site.db.selectFrom("company").selectAll().executeTakeFirstOrThrow();
      expect(page.html).toContain(`tel:${company.phone}`);
      expect(page.html).toContain(`mailto:${company.email}`);
      expect(page.html).toContain("https://wa.me/");
      expect(page.text).not.toMatch(/\{(phone|email)\}/);
    },
  );
});
