import { describe, expect, it } from "vitest";
import { insertBooking } from "../support/bookings";
import { family } from "../support/family";
import { requestOf } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";

const LIST = "/dashboard/admin/bookings";
const pair = twoRequestsForEachTest();

describe("urgency of two merged requests", () => {
  const firstInQueue = async () => {
    const { document } = await pair.nila.get("/dashboard/admin");
    return document.querySelector('main a[href*="/bookings/"]')?.getAttribute("href");
  };

  it("is set if either was urgent, puts the request first, and is in the confirmation", async () => {
    await pair.set(pair.second, { urgent: 1 });
    expect((await pair.question()).text).toContain("It is urgent");
    await pair.merge();
    expect(await pair.booking(pair.first)).toMatchObject({ urgent: 1 });
    const other = { phone_number: "+8801999999999", email: "c@example.com" };
    const at = "2026-11-20T06:31:00.000Z";
    await insertBooking(pair.site.db, { ...other, reference: "SETU-AAAA-0003", received_at: at });
    expect(await firstInQueue()).toContain(pair.first);
    const text = (await pair.open(pair.first)).querySelector("main")?.text ?? "";
    expect(text).toContain("Urgent");
    expect(text).toContain("Not marked as urgent → It cannot wait");
    const page = await pair.nila.get(`/bn/dashboard/admin/bookings/${pair.first}`);
    expect(page.text).toContain("জরুরি বলে জানানো হয়নি → অপেক্ষা করা যাবে না");
  });

  it("stays off if neither was urgent", async () => {
    expect((await pair.question()).text).not.toContain("It is urgent");
    await pair.merge();
    expect(await pair.booking(pair.first)).toMatchObject({ urgent: 0 });
  });

  it("ends when the merge is undone", async () => {
    await pair.set(pair.second, { urgent: 1 });
    await pair.merge();
    await pair.undo();
    expect(await pair.booking(pair.first)).toMatchObject({ urgent: 0 });
    expect(await pair.booking(pair.second)).toMatchObject({ urgent: 1, status: "received" });
  });

  it("stays if another merged one is urgent or a coordinator has set it", async () => {
    const third = await insertBooking(pair.site.db, { reference: "SETU-AAAA-0003", urgent: 1 });
    await pair.set(pair.second, { urgent: 1 });
    await pair.merge();
    await pair.merge(pair.first, third);
    await pair.undo();
    expect(await pair.booking(pair.first)).toMatchObject({ urgent: 1 });
    await pair.undo(third);
    expect(await pair.booking(pair.first)).toMatchObject({ urgent: 0 });
    const facts = await pair.nila.get(`${LIST}/${pair.first}`);
    await pair.nila.submit(facts, { urgent: "yes" }, "form#act");
    await pair.merge();
    await pair.undo();
    expect(await pair.booking(pair.first)).toMatchObject({ urgent: 1 });
  });
});

describe("merged request", () => {
  const contacts = { email: "son@example.com", phone_number: "+8801999888777" };

  it("shows every phone, email and answer of both; the question shows phones and emails", async () => {
    const answers = { patient_current_location: "Khulna", breathing_help: "oxygen" };
    await pair.set(pair.second, { ...contacts, ...answers, full_name: "Selim" });
    const questionText = (await pair.question()).text;
    for (const part of ["01712-345678", "01999-888777", "rahima@example.com", contacts.email]) {
      expect(questionText).toContain(part);
    }
    await pair.merge();
    const page = await pair.open(pair.first);
    const links = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links).toContain("tel:+8801999888777");
    expect(links).toContain("tel:+8801712345678");
    expect(links).toContain("mailto:son@example.com");
    const text = page.querySelector("main")?.text ?? "";
    for (const part of ["Selim", "Khulna", "Oxygen"]) expect(text).toContain(part);
  });

  it("also shows the answers of requests that were merged into the other one earlier", async () => {
    const third = await insertBooking(pair.site.db, {
      ...contacts,
      reference: "SETU-AAAA-0003",
      tell_us_more: "He cannot breathe now",
      urgent: 1,
    });
    await pair.merge(pair.second, third);
    await pair.merge();
    const page = await pair.open(pair.first);
    const text = page.querySelector("main")?.text ?? "";
    for (const part of ["He cannot breathe now", "A stroke", "তিনি কথা", contacts.email]) {
      expect(text).toContain(part);
    }
    expect(await pair.booking(pair.first)).toMatchObject({ urgent: 1 });
  });

  it("uses the merged request's email address if it has none itself", async () => {
    await pair.set(pair.first, { email: "" });
    for (const id of [pair.first, pair.second]) await pair.set(id, { kind: "call_back" });
    await pair.merge();
    const page = await pair.nila.get(`${LIST}/${pair.first}`);
    expect(page.text).toContain("another@example.com");
    const act = { did: "wrote", words: "Please send the report", onward: "stay" };
    expect((await pair.nila.submit(page, act, "form#act")).status).toBe(200);
    const mails = pair.site.db.selectFrom("outbox").select("recipient");
    expect(await mails.where("kind", "=", "request-answered").execute()).toEqual([
      { recipient: "another@example.com" },
    ]);
  });

  it("waits again when the family writes from either number", async () => {
    await pair.set(pair.second, contacts);
    const third = await insertBooking(pair.site.db, { ...contacts, reference: "SETU-AAAA-0003" });
    await pair.merge(pair.second, third);
    await pair.set(pair.second, { email: "x@example.com", phone_number: "+8801555555555" });
    await pair.merge();
    const visitor = pair.site.visitor();
    const sent = { ...family, email: "fourth@example.com", phoneNumber: contacts.phone_number };
    await visitor.submit(await visitor.get("/booking"), sent);
    const page = await pair.open(pair.first);
    expect(page.querySelector("main")?.text).toContain("wrote again");
    const { id } = await requestOf(pair.site.db, { email: sent.email });
    expect(page.querySelector("#duplicates")?.outerHTML).toContain(`/${id}`);
    expect((await pair.open(id)).querySelector("#duplicates")?.outerHTML).toContain(
      `/${pair.first}`,
    );
  });

  it("gets a new version from the merge, and another from its undo", async () => {
    const stale = await pair.nila.get(`${LIST}/${pair.first}`);
    await pair.merge();
    const move = {
      instead: "cancelled",
      reason: "They found help",
      onward: "stay",
      confirmed: "yes",
    };
    expect((await pair.nila.submit(stale, move, "form#act")).status).toBe(409);
    const merged = await pair.nila.get(`${LIST}/${pair.first}`);
    await pair.undo();
    expect((await pair.nila.submit(merged, move, "form#act")).status).toBe(409);
    expect(await pair.booking(pair.first)).toMatchObject({ status: "received" });
  });
});

it("two merged requests keep the earlier follow-up", async () => {
  const earlier = { again_at: "2026-11-21T03:00:00.000Z", again_why: "Scan" };
  await pair.set(pair.first, { again_at: "2026-11-22T03:00:00.000Z", again_why: "Visa" });
  await pair.set(pair.second, earlier);
  await pair.merge();
  expect(await pair.booking(pair.first)).toMatchObject(earlier);
});
