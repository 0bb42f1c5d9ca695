import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eraseRequests } from "~/features/requests/erasure.server";
import { eraseContactAgain } from "~/features/requests/request-contacts.server";
import { en } from "~/locales/en";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import {
  addPerson,
  brother,
  CASE,
  contactsOf,
  personPage,
  removePerson,
} from "../support/case-people";
import { messageFields } from "../support/family";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const OTHER = "/dashboard/admin/bookings/other";
const { people } = en.requestWork;
let site: Site;
let nila: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  await insertBooking(site.db, { id: "case", reference: "SETU-AAAA-0001" });
});
afterEach(() => site.close());

const contacts = (id?: string) => contactsOf(site.db, id);
const add = (fields: Record<string, string> = {}) => addPerson(nila, fields);
const changePage = () => personPage(site, nila);
const remove = (page: Page) => removePerson(nila, page);
const change = (page: Page, fields: Record<string, string>) =>
  nila.submit(page, fields, "form#person");
const mailFields = { did: "wrote", words: "The bed is found", mailWords: "on", onward: "stay" };
const sendMail = (page: Page, mailTo: string) =>
  nila.submit(page, { ...mailFields, mailTo }, "form#act");
const mails = () => site.db.selectFrom("outbox").select(["recipient", "sent_at"]).execute();

describe("email to a person of a case", () => {
  const contactId = async () => (await contacts())[0]?.id ?? "";

  it("goes to that person, whom the timeline names", async () => {
    await add();
    const page = await sendMail(await nila.get(CASE), await contactId());
    expect(await mails()).toMatchObject([{ recipient: brother.email }]);
    expect(page.text).toContain("To Karim Ahmed");
  });

  it("is not offered for somebody who may be told nothing", async () => {
    await add({ mayKnow: "nothing" });
    const page = await nila.get(CASE);
    expect(page.html).not.toContain(`name="mailTo"`);
    expect((await sendMail(page, await contactId())).status).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it("is dropped while waiting if the person is removed, and the page says so", async () => {
    await add();
    await sendMail(await nila.get(CASE), await contactId());
    const page = await remove(await changePage());
    expect(page.text).toContain(people.toasts.stopped);
    expect(await mails()).toEqual([]);
    expect((await nila.get(CASE)).text).toContain(people.stopped);
  });

  it("is dropped while waiting if the address changes", async () => {
    await add();
    await sendMail(await nila.get(CASE), await contactId());
    await change(await changePage(), { email: "right@example.com" });
    expect(await mails()).toEqual([]);
  });
});

describe("people added through other requests", () => {
  const sent = { ...messageFields, email: "sister@example.com", phone: "01712-345678" };

  it("are added once when the family writes twice from another address", async () => {
    for (const message of ["One", "Two"]) {
      const visitor = site.visitor();
      await visitor.submit(await visitor.get("/contact"), { ...sent, message });
    }
    expect(await contacts()).toMatchObject([
      { email: "sister@example.com", phone: "", may_know: "nothing" },
    ]);
  });

  const merge = async () => {
    const details = { phone_number: "+8801912345678", email: "other@example.com" };
    await insertBooking(site.db, { id: "other", full_name: "Salma", ...details });
    await nila.submit(await nila.get(`${OTHER}/people`), brother, "form#person");
    return nila.submit(await nila.get(`${CASE}/merges?other=other`), {}, "form#confirmation");
  };

  it("are added by a merge, along with the other request's people, and removed when it is undone", async () => {
    await add({ name: "Known", phone: "", email: brother.email });
    await merge();
    expect(await contacts()).toMatchObject([
      { name: "Known" },
      { name: "Salma", phone: "+8801912345678", email: "other@example.com" },
      { name: "Karim Ahmed", phone: "+8801812345678", email: "" },
    ]);
    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await nila.submit(await nila.get(OTHER), {}, `form[action="${OTHER}/undo"]`);
    expect(await contacts()).toMatchObject([{ name: "Known" }]);
    expect(await contacts("other")).toHaveLength(1);
  });

  it("are recognised when they phone and when they write", async () => {
    await add();
    const phoned = await nila.submit(
      await nila.get("/dashboard/admin/bookings/new"),
      { phoneNumber: brother.phone },
      "form#phone-request",
    );
    expect(phoned.document.querySelector("button[value=case]")).not.toBeNull();
    const visitor = site.visitor();
    await visitor.submit(await visitor.get("/contact"), { ...messageFields, phone: brother.phone });
    expect(await eventsOf(site.db, { kind: "family" })).toMatchObject([{ request_id: "case" }]);
  });

  it("are erased with the request that brought them", async () => {
    await merge();
    await eraseRequests(site.db, ["other"], site.clock.now);
    expect(await contacts()).toEqual([]);
    expect((await requestOf(site.db, "case")).search_text).not.toContain("salma");
  });
});

it("a removal is repeated after a restore", async () => {
  await add();
  const [{ id = "" } = {}] = await contacts();
  await remove(await changePage());
  const erasures = await site.db.selectFrom("erasures").select(["kind", "row_id"]).execute();
  expect(erasures).toEqual([{ kind: "contact", row_id: id }]);
  await eraseContactAgain(site.db, id, site.clock.now);
  await add();
  const [again] = await contacts();
  await eraseContactAgain(site.db, again?.id ?? "", site.clock.now);
  expect(await contacts()).toEqual([]);
  expect((await requestOf(site.db)).search_text).not.toContain("karim");
});
