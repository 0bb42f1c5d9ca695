import { describe, expect, it } from "vitest";
import { insertBooking } from "../support/bookings";
import { family } from "../support/family";
import { requestOf } from "../support/requests";
import { twoRequestsForEachTest } from "../support/two-requests";

const LIST = "/dashboard/admin/bookings";
const here = twoRequestsForEachTest();

describe("urgency of two merged requests", () => {
  const firstInQueue = async () => {
    const { document } = await here.nila.get("/dashboard/admin");
    return document.querySelector('main a[href*="/bookings/"]')?.getAttribute("href");
  };

  it("is set if either was urgent, puts the request first, and is in the confirmation", async () => {
    await here.set(here.second, { urgent: 1 });
    expect((await here.question()).text).toContain("It is urgent");
    await here.merge();
    expect(await here.booking(here.first)).toMatchObject({ urgent: 1 });
    const other = { phone_number: "+8801999999999", email: "c@example.com" };
    const at = "2026-11-20T06:31:00.000Z";
    await insertBooking(here.site.db, { ...other, reference: "SETU-AAAA-0003", received_at: at });
    expect(await firstInQueue()).toContain(here.first);
    const told = (await here.open(here.first)).querySelector("main")?.text ?? "";
    expect(told).toContain("Urgent");
    expect(told).toContain("Not marked as urgent → It cannot wait");
    const page = await here.nila.get(`/bn/dashboard/admin/bookings/${here.first}`);
    expect(page.text).toContain("জরুরি বলে জানানো হয়নি → অপেক্ষা করা যাবে না");
  });

  it("stays off if neither was urgent", async () => {
    expect((await here.question()).text).not.toContain("It is urgent");
    await here.merge();
    expect(await here.booking(here.first)).toMatchObject({ urgent: 0 });
  });

  it("ends when the merge is undone", async () => {
    await here.set(here.second, { urgent: 1 });
    await here.merge();
    await here.undo();
    expect(await here.booking(here.first)).toMatchObject({ urgent: 0 });
    expect(await here.booking(here.second)).toMatchObject({ urgent: 1, status: "received" });
  });

  it("stays if another merged one is urgent or a coordinator has set it", async () => {
    const third = await insertBooking(here.site.db, { reference: "SETU-AAAA-0003", urgent: 1 });
    await here.set(here.second, { urgent: 1 });
    await here.merge();
    await here.merge(here.first, third);
    await here.undo();
    expect(await here.booking(here.first)).toMatchObject({ urgent: 1 });
    await here.undo(third);
    expect(await here.booking(here.first)).toMatchObject({ urgent: 0 });
    const facts = await here.nila.get(`${LIST}/${here.first}`);
    await here.nila.submit(facts, { urgent: "yes" }, "form#act");
    await here.merge();
    await here.undo();
    expect(await here.booking(here.first)).toMatchObject({ urgent: 1 });
  });
});

describe("merged request", () => {
  const contacts = { email: "son@example.com", phone_number: "+8801999888777" };

  it("shows every phone, email and answer of both, as does the confirmation before", async () => {
    const said = { patient_current_location: "Khulna", breathing_help: "oxygen" };
    await here.set(here.second, { ...contacts, ...said, full_name: "Selim" });
    const asked = (await here.question()).text;
    for (const part of ["01712-345678", "01999-888777", "rahima@example.com", contacts.email]) {
      expect(asked).toContain(part);
    }
    await here.merge();
    const page = await here.open(here.first);
    const links = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    expect(links).toContain("tel:+8801999888777");
    expect(links).toContain("tel:+8801712345678");
    expect(links).toContain("mailto:son@example.com");
    const text = page.querySelector("main")?.text ?? "";
    for (const part of ["Selim", "Khulna", "Oxygen"]) expect(text).toContain(part);
  });

  it("also shows those of requests that were merged into the other one", async () => {
    const third = await insertBooking(here.site.db, {
      ...contacts,
      reference: "SETU-AAAA-0003",
      tell_us_more: "He cannot breathe now",
      urgent: 1,
    });
    await here.merge(here.second, third);
    await here.merge();
    const page = await here.open(here.first);
    const text = page.querySelector("main")?.text ?? "";
    for (const part of ["He cannot breathe now", "A stroke", "তিনি কথা", contacts.email]) {
      expect(text).toContain(part);
    }
    expect(await here.booking(here.first)).toMatchObject({ urgent: 1 });
  });

  it("uses the merged request's email address if it has none itself", async () => {
    await here.set(here.first, { email: "" });
    for (const id of [here.first, here.second]) await here.set(id, { kind: "call_back" });
    await here.merge();
    const page = await here.nila.get(`${LIST}/${here.first}`);
    expect(page.text).toContain("another@example.com");
    const act = { did: "wrote", words: "Please send the report", onward: "stay" };
    expect((await here.nila.submit(page, act, "form#act")).status).toBe(200);
    const mails = here.site.db.selectFrom("outbox").select("recipient");
    expect(await mails.where("kind", "=", "request-answered").execute()).toEqual([
      { recipient: "another@example.com" },
    ]);
  });

  it("waits again when the family writes from either number", async () => {
    await here.set(here.second, contacts);
    const third = await insertBooking(here.site.db, { ...contacts, reference: "SETU-AAAA-0003" });
    await here.merge(here.second, third);
    await here.set(here.second, { email: "x@example.com", phone_number: "+8801555555555" });
    await here.merge();
    const visitor = here.site.visitor();
    const sent = { ...family, email: "fourth@example.com", phoneNumber: contacts.phone_number };
    await visitor.submit(await visitor.get("/booking"), sent);
    const page = await here.open(here.first);
    expect(page.querySelector("main")?.text).toContain("wrote again");
    const { id } = await requestOf(here.site.db, { email: sent.email });
    expect(page.querySelector("#duplicates")?.outerHTML).toContain(`/${id}`);
    expect((await here.open(id)).querySelector("#duplicates")?.outerHTML).toContain(
      `/${here.first}`,
    );
  });

  it("gets a new version from the merge, and another from its undo", async () => {
    const stale = await here.nila.get(`${LIST}/${here.first}`);
    await here.merge();
    const move = {
      instead: "cancelled",
      reason: "They found help",
      onward: "stay",
      confirmed: "yes",
    };
    expect((await here.nila.submit(stale, move, "form#act")).status).toBe(409);
    const merged = await here.nila.get(`${LIST}/${here.first}`);
    await here.undo();
    expect((await here.nila.submit(merged, move, "form#act")).status).toBe(409);
    expect(await here.booking(here.first)).toMatchObject({ status: "received" });
  });
});

it("two merged requests keep the earlier follow-up", async () => {
  const earlier = { again_at: "2026-11-21T03:00:00.000Z", again_why: "Scan" };
  await here.set(here.first, { again_at: "2026-11-22T03:00:00.000Z", again_why: "Visa" });
  await here.set(here.second, earlier);
  await here.merge();
  expect(await here.booking(here.first)).toMatchObject(earlier);
});
