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

describe("message from the family while a coordinator has an earlier message open", () => {
  const MESSAGES = "/dashboard/admin/contacts";
  const WROTE_AGAIN = "The family has just written again";
  let messageId: string;
  beforeEach(async () => {
    await deleteRequests(site.db, { kind: "booking" });
    messageId = await insertMessage(site.db, { phone_number: PHONE });
  });
  const status = async () => (await requestOf(site.db, messageId)).status;

  it("is shown before the request is closed with an answer, and the input is kept", async () => {
    const openPage = await nila.get(`${MESSAGES}/${messageId}`);
    await familyWrites();
    const fields = { ...STAY, did: "called", words: "All is well", next: "completed" };
    const conflict = await nila.submit(openPage, fields, "form#act");
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain(WROTE_AGAIN);
    expect(conflict.text).toContain("wrote again");
    expect(conflict.text).toContain(messageFields.message);
    expect(conflict.document.querySelector("[name=words]")?.textContent.trim()).toBe("All is well");
    const step = conflict.document.querySelector('[name=next] option[value="completed"]');
    expect(step?.hasAttribute("selected")).toBe(true);
    expect(await status()).toBe("received");
    expect((await nila.submit(conflict, STAY, "form#act")).status).toBe(200);
    expect(await status()).toBe("completed");
  });

  it("does not block an answer that leaves the request open", async () => {
    const openPage = await nila.get(`${MESSAGES}/${messageId}`);
    await familyWrites();
    const fields = { ...STAY, did: "called", words: "All is well" };
    expect((await nila.submit(openPage, fields, "form#act")).status).toBe(200);
    expect(await status()).toBe("acknowledged");
  });
});

describe("message from the family while a coordinator has its booking open", () => {
  it("does not block the next step", async () => {
    const openPage = await nila.get(`${LIST}/${id}`);
    await familyWrites();
    const moved = await nila.submit(openPage, { ...STAY, next: "quoted" }, "form#act");
    expect(moved.status).toBe(200);
    expect(await booking()).toMatchObject({ status: "quoted" });
  });

  it("does not block a corrected fact", async () => {
    const openPage = await nila.get(`${LIST}/${id}`);
    await familyWrites();
    const fact = { ...STAY, patientCurrentLocation: "Sylhet" };
    expect((await nila.submit(openPage, fact, "form#act")).status).toBe(200);
    expect(await booking()).toMatchObject({ patient_current_location: "Sylhet" });
  });

  it.each([
    { instead: "cancelled", reason: "They fly themselves" },
    { instead: "on_hold", reason: "They wait for passports" },
    { instead: "completed", reason: "They have arrived" },
  ])("is shown before the request is $instead, and the input is kept", async (move) => {
    const openPage = await nila.get(`${LIST}/${id}`);
    await familyWrites();
    const fields = { ...STAY, ...move, did: "called", words: "All is well" };
    const conflict = await nila.submit(openPage, fields, "form#act");
    expect(conflict.status).toBe(409);
    expect(conflict.document.querySelector("h1")?.text).toBe("The family has just written again");
    expect(conflict.text).toContain("wrote again");
    expect(conflict.document.querySelector("[name=words]")?.textContent.trim()).toBe("All is well");
    expect(await booking()).toMatchObject({ status: "in_review", replied_at: null });
    const done = await nila.submit(conflict, { ...STAY, confirmed: "yes" }, "form#act");
    expect(done.status).toBe(200);
    expect(await booking()).toMatchObject({ status: move.instead });
  });

  it("is also shown if it arrives between the question and the confirmation", async () => {
    const fields = { ...STAY, instead: "cancelled", reason: "They fly themselves" };
    const conflict = await nila.submit(await nila.get(`${LIST}/${id}`), fields, "form#act");
    expect(conflict.document.querySelector("h1")?.text).toBe("Cancel this request?");
    await familyWrites();
    const late = await nila.submit(conflict, { confirmed: "yes" }, "form#act");
    expect(late.status).toBe(409);
    expect(await booking()).toMatchObject({ status: "in_review" });
  });
});
