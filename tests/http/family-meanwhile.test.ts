import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { messageFields } from "../support/family";
import { deleteRequests, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
const PHONE = "+8801712345678";
let site: Site;
let nila: Visitor;
let id: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  id = await insertBooking(site.db, { phone_number: PHONE, status: "in_review" });
});
afterEach(() => site.close());

const booking = () => requestOf(site.db, id);
async function familyWrites() {
  const family = site.visitor();
  await family.submit(await family.get("/contact"), { ...messageFields, phone: PHONE });
}
const STAY = { onward: "stay" };

describe("message from the family while a coordinator has the request open", () => {
  const MESSAGES = "/dashboard/admin/contacts";
  const WROTE_AGAIN = "The family has just written again";
  let message: string;
  beforeEach(async () => {
    await deleteRequests(site.db, { kind: "booking" });
    message = await insertMessage(site.db, { phone_number: PHONE });
  });
  const status = async () => (await requestOf(site.db, message)).status;

  it("is shown before the request is closed with an answer, and the input is kept", async () => {
    const open = await nila.get(`${MESSAGES}/${message}`);
    await familyWrites();
    const fields = { ...STAY, did: "called", words: "All is well", next: "completed" };
    const asked = await nila.submit(open, fields, "form#act");
    expect(asked.status).toBe(409);
    expect(asked.text).toContain(WROTE_AGAIN);
    expect(asked.text).toContain("wrote again");
    expect(asked.text).toContain(messageFields.message);
    expect(asked.document.querySelector("[name=words]")?.textContent.trim()).toBe("All is well");
    const step = asked.document.querySelector('[name=next] option[value="completed"]');
    expect(step?.hasAttribute("selected")).toBe(true);
    expect(await status()).toBe("received");
    expect((await nila.submit(asked, STAY, "form#act")).status).toBe(200);
    expect(await status()).toBe("completed");
  });

  it("does not block an answer or reopening", async () => {
    const open = await nila.get(`${MESSAGES}/${message}`);
    await familyWrites();
    const fields = { ...STAY, did: "called", words: "All is well" };
    expect((await nila.submit(open, fields, "form#act")).status).toBe(200);
    expect(await status()).toBe("acknowledged");
  });
});

describe("message from the family while a coordinator has its case open", () => {
  it("does not block the next step", async () => {
    const open = await nila.get(`${LIST}/${id}`);
    await familyWrites();
    const moved = await nila.submit(open, { ...STAY, next: "quoted" }, "form#act");
    expect(moved.status).toBe(200);
    expect(await booking()).toMatchObject({ status: "quoted" });
  });

  it("does not block a corrected fact", async () => {
    const open = await nila.get(`${LIST}/${id}`);
    await familyWrites();
    const fact = { ...STAY, patientCurrentLocation: "Sylhet" };
    expect((await nila.submit(open, fact, "form#act")).status).toBe(200);
    expect(await booking()).toMatchObject({ patient_current_location: "Sylhet" });
  });

  it.each([
    { instead: "cancelled", reason: "They fly themselves" },
    { instead: "on_hold", reason: "They wait for passports" },
    { instead: "completed", reason: "They have arrived" },
  ])("is shown before the request is $instead, and the input is kept", async (move) => {
    const open = await nila.get(`${LIST}/${id}`);
    await familyWrites();
    const fields = { ...STAY, ...move, did: "called", words: "All is well" };
    const asked = await nila.submit(open, fields, "form#act");
    expect(asked.status).toBe(409);
    expect(asked.document.querySelector("h1")?.text).toBe("The family has just written again");
    expect(asked.text).toContain("wrote again");
    expect(asked.document.querySelector("[name=words]")?.textContent.trim()).toBe("All is well");
    expect(await booking()).toMatchObject({ status: "in_review", replied_at: null });
    const done = await nila.submit(asked, { ...STAY, confirmed: "yes" }, "form#act");
    expect(done.status).toBe(200);
    expect(await booking()).toMatchObject({ status: move.instead });
  });

  it("is also shown if it arrives between the question and the confirmation", async () => {
    const fields = { ...STAY, instead: "cancelled", reason: "They fly themselves" };
    const asked = await nila.submit(await nila.get(`${LIST}/${id}`), fields, "form#act");
    expect(asked.document.querySelector("h1")?.text).toBe("Cancel this request?");
    await familyWrites();
    const late = await nila.submit(asked, { confirmed: "yes" }, "form#act");
    expect(late.status).toBe(409);
    expect(await booking()).toMatchObject({ status: "in_review" });
  });
});
