import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { control, errorOf, send } from "../support/booking-form";
import { family } from "../support/family";
import { deleteRequests, requestsOf } from "../support/requests";
import { type Site, startSite } from "../support/site";

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

async function storeBooking(fields: Record<string, string>) {
  const page = await send(site, { ...family, ...fields });
  expect(page.path, page.text.slice(0, 400)).toContain("/booking/sent/");
  const [row] = await rows();
  if (!row) throw new Error("nothing was stored");
  return row;
}

describe("invalid answers", () => {
  const long = "ক".repeat(6_000);
  it.each(["fullName", "patientCurrentLocation", "destinationCountry", "tellUsMore", "hospital"])(
    "more than 6,000 characters in %s are rejected, and the form keeps them",
    async (name) => {
      const visitor = site.visitor();
      const page = await visitor.submit(await visitor.get("/booking?hospital=bangkok-hospital"), {
        ...family,
        [name]: long,
      });
      expect(page.status).toBe(400);
      expect(errorOf(page, name)).toContain("too long");
      if (name !== "hospital") expect(page.html).toContain(long);
    },
  );

  it.each([
    ["email", `${"a".repeat(10_000)}@example.com`, "too long"],
    ["email", "a@b", "Valid email"],
    ["email", "a b@example.com", "Valid email"],
    ["email", "a@example.com, b@example.com", "Valid email"],
    ["email", "a@example.com\nBcc: b@example.com", "Valid email"],
    ["email", '"><script>alert(1)</script>@example.com', "Valid email"],
    ["phoneNumber", "1".repeat(10_000), "too long"],
    ["phoneNumber", "abc", "phone number"],
    ["phoneNumber", "০০০", "phone number"],
    ["phoneNumber", "+1", "phone number"],
    ["phoneNumber", "01712345678, 01812345678", "Which one is best to call?"],
    ["relatives", "9", "relatives"],
    ["relatives", "-1", "relatives"],
    ["relatives", "1e0", "relatives"],
    ["service", "admin", "from the list"],
    ["service", "constructor", "from the list"],
  ])("are rejected: %s: %j", async (name, value, message) => {
    const page = await send(site, { ...family, [name]: value });
    expect(page.status).toBe(400);
    expect(errorOf(page, name)).toContain(message);
    expect(await rows()).toEqual([]);
  });
});

describe("unusual but valid answers", () => {
  it.each([
    ["০১৭১২৩৪৫৬৭৮", "+8801712345678"],
    ["๐๑๗๑๒๓๔๕๖๗๘", "+8801712345678"],
    ["+66 2 066 8888", "+6620668888"],
    ["008801712345678", "+8801712345678"],
    ["（01712）345-678", "+8801712345678"],
  ])("include the number %s", async (phoneNumber, e164) => {
    expect((await storeBooking({ phoneNumber })).phone_number).toBe(e164);
  });

  it.each([
    ["ＲＡＨＩＭＡ＠ＥＸＡＭＰＬＥ．ＣＯＭ", "rahima@example.com"],
    [" Rahima@Example.COM. ", "rahima@example.com"],
    ["\u200erahima@example.com\u200f", "rahima@example.com"],
    ["o'neil+night@mail.example.co.th", "o'neil+night@mail.example.co.th"],
  ])("include the address %j", async (email, normal) => {
    expect((await storeBooking({ email })).email).toBe(normal);
    const mails = await site.db.selectFrom("outbox").select("recipient").execute();
    expect(mails.map((mail) => mail.recipient)).toContain(normal);
  });

  it("include a name with line breaks, stored as one line and kept out of headers", async () => {
    const row = await storeBooking({ fullName: "Rahima\r\nBcc: everyone@example.com" });
    expect(row.full_name).toBe("Rahima Bcc: everyone@example.com");
    const mails = await site.db.selectFrom("outbox").selectAll().execute();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.subject).not.toMatch(/[\r\n]|Bcc/);
      expect(mail.recipient).not.toMatch(/everyone/);
    }
  });

  it("keep emoji and Bengali conjuncts unchanged", async () => {
    const tellUsMore = "শ্রীকৃষ্ণ ক্ষুব্ধ র‍্যাব 🙏🏽 👩‍👩‍👧";
    const row = await storeBooking({ fullName: "মোছাঃ রহিমা খাতুন", tellUsMore });
    expect(row.full_name).toBe("মোছাঃ রহিমা খাতুন".normalize("NFC"));
    expect(row.tell_us_more).toBe(tellUsMore.normalize("NFC"));
  });

  it("lose NUL, lone surrogates and direction overrides only", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const token = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const parts = { ...family, csrf: token };
    const body = `${new URLSearchParams({ ...parts, fullName: "" })}`.replace(
      "fullName=",
      // U+D800 alone, as broken UTF-8; NUL; U+202E
      "fullName=A%00B%ED%A0%80C%E2%80%AED",
    );
    const response = await visitor.send("/booking", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(response.status).toBe(303);
    expect((await rows())[0]?.full_name).toBe("ABCD");
  });

  it("treat markup as text", async () => {
    const markup = '"><script>alert(1)</script>';
    const row = await storeBooking({ fullName: markup, tellUsMore: markup });
    expect(row.full_name).toBe(markup);
    const failed = await send(site, { ...family, fullName: markup, email: "" });
    expect(failed.html).not.toContain("<script>alert(1)");
    expect(control(failed, "fullName")?.getAttribute("value")).toBe(markup);
  });

  it("ignore an unknown hospital", async () => {
    expect((await storeBooking({ hospital: "nowhere" })).hospital).toBeNull();
  });

  it("count any value of the ticked box as urgent", async () => {
    expect((await storeBooking({ urgent: "1" })).urgent).toBe(1);
  });
});

describe("unexpected form content", () => {
  it("is ignored if its fields are unknown or sent again", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const token = page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "";
    const answer = await visitor.post("/booking", [
      ...Object.entries({ ...family, csrf: token }),
      ["fullName", "Somebody Else"],
      ["role", "admin"],
      ["status", "completed"],
      ["reference", "SETU-AAAA-AAAA"],
      ["__proto__.role", "admin"],
      ["fullName[0]", "x"],
      ["tellUsMore.x[99999999]", "x"],
      ["__intent__", "{broken"],
      ["__state__", "{broken"],
    ]);
    expect(answer.path).toContain("/booking/sent/");
    expect(await rows()).toMatchObject([{ full_name: "Rahima Begum", status: "received" }]);
  });

  it("is refused if a robot filled in the honeypot, and the form keeps its input", async () => {
    const page = await send(site, { ...family, "leave-empty": "http://spam.example" });
    expect(page.status).toBe(400);
    expect(control(page, "fullName")?.getAttribute("value")).toBe(family.fullName);
    expect(control(page, "fullName")?.getAttribute("aria-invalid")).toBeFalsy();
    expect(await rows()).toEqual([]);
  });

  it("is refused if it is a file in a text field", async () => {
    const visitor = site.visitor();
    const page = await visitor.get("/booking");
    const body = new FormData();
    body.set("csrf", page.document.querySelector("[name=csrf]")?.getAttribute("value") ?? "");
    for (const [name, value] of Object.entries(family)) body.set(name, value);
    body.set("fullName", new File(["x"], "x.txt"));
    const response = await visitor.send("/booking", { method: "POST", body });
    expect(response.status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});
