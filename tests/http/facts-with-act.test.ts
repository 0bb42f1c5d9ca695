import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/bookings";
const CALL = { did: "called", words: "The son is 14", onward: "stay" };
let site: Site;
let nila: Visitor;
let id: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  id = await insertBooking(site.db);
});
afterEach(() => site.close());

const openPage = (visitor = nila, path = `${LIST}/${id}`) => visitor.get(path);
const send = (page: Page, fields: Record<string, string>, visitor = nila) =>
  visitor.submit(page, fields, "form#act");
const row = () => requestOf(site.db, id);
const kinds = async () => (await eventsOf(site.db, { request_id: id })).map(({ kind }) => kind);
const fieldValue = (page: Page, name: string) => {
  const control = page.document.querySelector(`#act [name=${name}]`);
  return control?.getAttribute("value") ?? control?.textContent.trim();
};

describe("facts corrected during a call", () => {
  it("are saved with the call in one click, and stay when it is undone", async () => {
    const done = await send(await openPage(), {
      ...CALL,
      patientAge: "14",
      phoneNumber: "01812345678",
    });
    expect(done.status).toBe(200);
    expect(done.text).toContain("01712-345678 → 01812-345678");
    expect(done.text).toContain("The son is 14");
    expect(await row()).toMatchObject({
      patient_age: "14",
      phone_number: "+8801812345678",
      status: "acknowledged",
    });
    expect((await kinds()).toSorted()).toEqual([
      "assign",
      "correction",
      "correction",
      "move",
      "reply",
      "sent",
    ]);
    const undone = await nila.submit(done, {}, `main form[action$="/undo"]`);
    expect(undone.text).toContain("Taken back.");
    expect(await row()).toMatchObject({ status: "received", patient_age: "14" });
  });

  it("stay in the form with the note if one is invalid, and nothing is stored", async () => {
    const wrong = { ...CALL, patientAge: "as old as I", relation: "Her son", phoneNumber: "12" };
    const refused = await send(await openPage(), wrong);
    expect(refused.status).toBe(400);
    for (const name of ["words", "patientAge", "relation", "phoneNumber"] as const) {
      expect(fieldValue(refused, name)).toBe(wrong[name]);
    }
    const summary = refused.document.querySelector("[role=alert]");
    expect(summary?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([
      "#phoneNumber",
      "#patientAge",
    ]);
    const age = refused.document.querySelector("[name=patientAge]");
    expect(age?.getAttribute("aria-invalid")).toBe("true");
    expect(age?.closest("details")?.hasAttribute("open")).toBe(true);
    expect(await kinds()).toEqual(["sent"]);
    const right = { patientAge: "14", phoneNumber: "01812345678", onward: "stay" };
    expect((await send(refused, right)).status).toBe(200);
    expect(await row()).toMatchObject({ patient_age: "14", relation: "Her son" });
    expect(await kinds()).toContain("reply");
  });

  it("are not saved if a note is typed and no act is chosen", async () => {
    const typed = { words: "The son is 14", patientAge: "14", onward: "stay" };
    const refused = await send(await openPage(), typed);
    expect(refused.status).toBe(400);
    expect(fieldValue(refused, "patientAge")).toBe("14");
    expect(await kinds()).toEqual(["sent"]);
  });

  it("are kept through the confirmation of a move", async () => {
    const cancel = { instead: "cancelled", reason: "They fly themselves", relation: "Her son" };
    const question = await send(await openPage(), { ...CALL, ...cancel });
    expect(await row()).toMatchObject({ status: "received", relation: null });
    const back = await send(question, { confirmed: "no" });
    expect(fieldValue(back, "relation")).toBe("Her son");
    expect((await send(question, { confirmed: "yes" })).status).toBe(200);
    expect(await row()).toMatchObject({ status: "cancelled", relation: "Her son" });
  });

  it("change the address of the email in the same form", async () => {
    const mail = { did: "wrote", words: "Please send the report", onward: "stay" };
    await send(await openPage(), { ...mail, email: "son@example.com" });
    const mails = await site.db.selectFrom("outbox").select("recipient").execute();
    expect(mails).toEqual([{ recipient: "son@example.com" }]);
  });
});

describe("call from a page with untouched facts", () => {
  it("does not revert a colleague's correction", async () => {
    const karim = await coordinator(site, "Karim");
    const karimsPage = await openPage(karim);
    await send(await openPage(), { patientCurrentLocation: "Sylhet", onward: "stay" });
    expect((await send(karimsPage, CALL, karim)).status).toBe(200);
    expect(await row()).toMatchObject({ patient_current_location: "Sylhet" });
    expect(await kinds()).toContain("reply");
  });

  it.each(["", "/bn", "/th"])("corrects nothing, in any language: %s", async (language) => {
    await site.db
      .updateTable("requests")
      .set({
        hospital: "bumrungrad-international",
        email: "rahima@gmial.com",
        patient_age: "6 months",
      })
      .execute();
    const done = await send(await openPage(nila, `${language}${LIST}/${id}`), CALL);
    expect(done.status).toBe(200);
    expect(await eventsOf(site.db, { kind: "correction" })).toEqual([]);
    expect(await kinds()).toContain("reply");
  });

  it("asks about a doubtful address only if one is entered", async () => {
    const question = await send(await openPage(), { ...CALL, email: "rahima@gmial.com" });
    expect(question.status).toBe(400);
    expect(question.text).toContain("rahima@gmail.com");
    expect((await send(question, { onward: "stay" })).status).toBe(200);
    expect(await row()).toMatchObject({ email: "rahima@gmial.com", status: "acknowledged" });
  });
});

describe("two coordinators with facts and notes", () => {
  it("conflict: the second sees the first one's changes, and all input is kept", async () => {
    const karim = await coordinator(site, "Karim");
    const karimsPage = await openPage(karim);
    await send(await openPage(), { patientCurrentLocation: "Sylhet", onward: "stay" });
    const conflict = await send(karimsPage, { ...CALL, relation: "Her son" }, karim);
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain("Dhaka → Sylhet");
    expect(fieldValue(conflict, "words")).toBe("The son is 14");
    expect(fieldValue(conflict, "relation")).toBe("Her son");
    expect(fieldValue(conflict, "patientCurrentLocation")).toBe("Sylhet");
    expect(await kinds()).not.toContain("reply");
    await send(conflict, { onward: "stay" }, karim);
    expect(await row()).toMatchObject({
      patient_current_location: "Sylhet",
      relation: "Her son",
      status: "acknowledged",
    });
  });

  it("record a form once, and report a conflict if it is sent again with other facts", async () => {
    const page = await openPage();
    await send(page, { ...CALL, relation: "Her son" });
    expect((await send(page, { ...CALL, relation: "Her son" })).text).toContain("Saved.");
    const other = await send(page, { ...CALL, relation: "Her brother" });
    expect(other.status).toBe(409);
    expect(fieldValue(other, "relation")).toBe("Her brother");
    expect((await kinds()).toSorted()).toEqual(["assign", "correction", "move", "reply", "sent"]);
    expect(await row()).toMatchObject({ relation: "Her son" });
  });
});
