import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recordReading } from "~/features/audit/readings.server";
import { addToConversation } from "~/features/requests/conversation.server";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { aContext } from "../support/context";
import { eventsOf, insertContact, insertRequestEvent, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const BOOKINGS = "/dashboard/admin/bookings";
let site: Site;
let nila: Visitor;
let id: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  id = await insertBooking(site.db, {
    full_name: "Rahima Begum",
    tell_us_more: "A stroke, three days ago.",
    received_at: "2026-11-19T08:00:00.000Z",
    replied_at: "2026-11-19T09:00:00.000Z",
    status: "in_review",
  });
});
afterEach(() => site.close());

const advanceMinutes = (minutes = 1) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
const context = () => aContext(site.db, site.clock.now);

async function writeAsFamily(words: string, contactId: string | null = null) {
  advanceMinutes();
  const form = { words, formKey: words };
  expect(await addToConversation(context(), { requestId: id, contactId }, form)).toBe("written");
}

const request = () => nila.get(`${BOOKINGS}/${id}`);
const topText = (page: Page) =>
  page.document.querySelector("section[aria-label='What the family wrote']")?.text ?? "";
const timeline = (page: Page) =>
  page.document.querySelectorAll("ol > li").map((entry) => entry.text.replace(/\s+/g, " "));

async function call() {
  advanceMinutes();
  const form = { did: "called", words: "We spoke.", onward: "stay" };
  await nila.submit(await request(), form, "form#act");
}

describe("message on the family's page", () => {
  it("is at the top of the request until answered, then in the timeline", async () => {
    await writeAsFamily("The fever is back.");
    const before = await request();
    expect(topText(before)).toContain("The fever is back.");
    expect(topText(before)).toContain("Not answered yet");
    expect(topText(before)).toContain("on the family’s page");
    const line = timeline(before).find((entry) => entry.includes("wrote on the family’s page"));
    expect(line).not.toContain("The fever is back.");
    await call();
    const after = await request();
    expect(topText(after)).toContain("A stroke, three days ago.");
    expect(timeline(after).join()).toContain("wrote on the family’s pageThe fever is back.");
  });

  it("is at the top if it is the newest of several, even if it started no clock", async () => {
    await writeAsFamily("First.");
    await writeAsFamily("Second.");
    expect(topText(await request())).toContain("Second.");
    const queue = await nila.get("/dashboard/admin");
    expect(queue.text).toContain("Second.");
    expect(queue.text).not.toContain("First.");
  });

  it("names its writer, if it is not the sender of the request", async () => {
    await insertContact(site.db, { id: "uncle", request_id: id, name: "Farook" });
    await writeAsFamily("I can pay.", "uncle");
    const page = await request();
    expect(topText(page)).toContain("Farook");
    expect(timeline(page).join()).toContain("wrote on the family’s page: Farook");
  });

  it("is found by the search", async () => {
    await writeAsFamily("Which blood group do they need?");
    const found = async (words: string) =>
      (await nila.get(`/dashboard/admin?search=${words}`)).document.querySelectorAll("[data-row]");
    expect(await found("blood+group")).toHaveLength(1);
    expect(await found("blood+type")).toHaveLength(0);
  });

  it("prevents closing the request unread", async () => {
    const page = await request();
    await writeAsFamily("Please wait.");
    const form = { did: "", instead: "cancelled", reason: "They stay here.", onward: "stay" };
    const answer = await nila.submit(page, { ...form, confirmed: "yes" }, "form#act");
    expect(answer.status).toBe(409);
    expect(answer.text).toContain("Please wait.");
  });

  it("leaves the coordinator's last act undoable", async () => {
    await call();
    await writeAsFamily("Thank you.");
    advanceMinutes();
    const undo = `form[action$='/undo']`;
    await nila.submit(await request(), {}, undo);
    expect((await eventsOf(site.db, { kind: "undo" })).length).toBe(1);
  });

  it("makes the request unread again, even within 15 minutes of the last reading", async () => {
    const readings = () =>
      site.db.selectFrom("audit_events").select("at").where("kind", "=", "case-read").execute();
    await request();
    await request();
    expect(await readings()).toHaveLength(1);
    await writeAsFamily("One more thing.");
    await request();
    await request();
    expect(await readings()).toHaveLength(2);
  });
});

describe("mail about a message on the family's page", () => {
  const mails = () =>
    site.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "coordinator-family-wrote")
      .execute();

  it("is sent once for each clock, with neither name nor text", async () => {
    await writeAsFamily("He has pneumonia.");
    await writeAsFamily("And a fever.");
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("The family has written or sent papers: SETU-");
    expect(mail?.body_text).toContain(`${BOOKINGS}/${id}`);
    expect(mail?.body_text).not.toMatch(/pneumonia|fever|Rahima/);
    await call();
    await writeAsFamily("And now?");
    expect(await mails()).toHaveLength(2);
  });

  it("says that the request is urgent", async () => {
    await setRequests(site.db, { urgent: 1 });
    await writeAsFamily("He cannot breathe.");
    expect((await mails())[0]?.subject).toContain("URGENT");
  });
});

it("the sidebar's newest wait is later after the family has written again", async () => {
  const newest = async () => {
    const { countForSidebar } = await import("~/features/requests/waiting.server");
    return (await countForSidebar(site.db, site.clock.now)).newest.any;
  };
  const other = await insertBooking(site.db, { received_at: "2026-11-20T07:00:00.000Z" });
  expect(other).not.toBe(id);
  const before = await newest();
  await writeAsFamily("Are you there?");
  expect(await newest()).toBeGreaterThan(before);
});

it("the desk shows when the family read a reply, but not for a reply to a relative", async () => {
  advanceMinutes();
  await insertContact(site.db, { id: "uncle", request_id: id, name: "Farook" });
  const at = site.clock.now.toISOString();
  const reply = { request_id: id, at, kind: "reply", channel: "page" } as const;
  const toUncle = { field: "contact", old_value: "", new_value: "uncle" };
  const replies = [
    { ...reply, id: "to-family", words: "We asked the hospital." },
    { ...reply, ...toUncle, id: "to-uncle", words: "You can pay next week." },
  ];
  for (const event of replies) await insertRequestEvent(site.db, event);
  const readReplies = async () =>
    timeline(await request()).filter((entry) => /read by the family: \d/.test(entry));
  expect(await readReplies()).toEqual([]);
  advanceMinutes(5);
  await recordReading(context(), { kind: "family-read", readerId: null, requestId: id });
  expect(await readReplies()).toEqual([expect.stringContaining("We asked the hospital.")]);
});
