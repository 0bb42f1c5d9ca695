import { afterEach, beforeEach, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { insertBooking, insertMessage } from "../support/bookings";
import { groupsOf, insertAnswered } from "../support/queue";
import { insertContact, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";
import { texts } from "../support/words";

const QUEUE = "/dashboard/admin";
const { wants } = texts("en").deskAccess;
const { wantsLink, groups } = texts("en").queue;

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterEach(() => site.close());

const RAHIMA = "+8801711224417";
const closedRequest = {
  status: "completed",
  full_name: "Rahima",
  phone_number: RAHIMA,
  email: "",
} as const;
const pathOf = (id: string) => `${QUEUE}/bookings/${id}`;

/** Asks for a lost link, as a family without an email. */
async function askForLink(id: string, phone = RAHIMA) {
  const { reference } = await site.db
    .selectFrom("requests")
    .select("reference")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const visitor = site.visitor();
  await visitor.submit(await visitor.get("/request/find"), { reference, phone });
}

/** Numbers that the notice on top offers to call; null without a notice. */
function offeredNumbers(page: Page): string[] | null {
  const main = page.document.querySelector("main");
  if (!main?.text.includes(wants.title)) return null;
  const notice = main.querySelectorAll("a").find((link) => link.text.includes(wants.issue));
  const calls = notice?.parentNode?.querySelectorAll("a[href^='tel:']") ?? [];
  return calls.map((link) => link.getAttribute("href")?.slice(4) ?? "");
}

const issue = async (id: string, way: "whatsapp" | "spoken") => {
  const page = await nila.get(`${pathOf(id)}/access`);
  const form = page.document
    .querySelectorAll("main form")
    .find((one) => one.querySelector("[name=way]")?.getAttribute("value") === way);
  const fields = form?.querySelectorAll("input") ?? [];
  const values = fields.map((one) => [one.getAttribute("name"), one.getAttribute("value") ?? ""]);
  return nila.post(`${pathOf(id)}/access`, Object.fromEntries(values));
};

it.each(["whatsapp", "spoken"] as const)(
  "a request for a link brings a closed request to the queue until one is issued: %s",
  async (way) => {
    await insertAnswered(site, "rahima", 3000, closedRequest);
    expect(offeredNumbers(await nila.get(pathOf("rahima")))).toBeNull();
    await askForLink("rahima");
    const queue = await nila.get(QUEUE);
    expect(groupsOf(queue)).toEqual([[`${groups.link.title} 1`, "Rahima"]]);
    expect(queue.text).toContain("Now 1");
    const page = await nila.get(pathOf("rahima"));
    expect(offeredNumbers(page)).toEqual([RAHIMA]);
    expect(page.text).toContain("1 of 1");
    const issued = await issue("rahima", way);
    expect(issued.status).toBe(200);
    expect(offeredNumbers(await nila.get(pathOf("rahima")))).toBeNull();
    expect(groupsOf(await nila.get(QUEUE))).toEqual([]);
  },
);

it("an open request stays in the queue after a reply without a link", async () => {
  await insertAnswered(site, "rahima", 30, { ...closedRequest, status: "in_review" });
  await askForLink("rahima");
  const waiting = await nila.get(QUEUE);
  expect(groupsOf(waiting)).toEqual([[`${groups.due.title} 1`, "Rahima"]]);
  expect(waiting.text).toContain(wantsLink);
  const callFields = {
    did: "called",
    words: "Not at home",
    again: "hour",
    againWhy: "Evening",
    onward: "stay",
  };
  await nila.submit(await nila.get(pathOf("rahima")), callFields, "form#act");
  const answered = await nila.get(QUEUE);
  expect(groupsOf(answered)).toEqual([[`${groups.link.title} 1`, "Rahima"]]);
  site.clock.now = new Date(site.clock.now.getTime() + 2 * 60 * 60_000);
  expect(groupsOf(await nila.get(QUEUE))).toEqual([[`${groups.link.title} 1`, "Rahima"]]);
  expect(offeredNumbers(await nila.get(pathOf("rahima")))).toEqual([RAHIMA]);
});

it("the notice lists the number of each person who asked", async () => {
  await insertBooking(site.db, { ...closedRequest, id: "rahima", status: "received" });
  const phone = "+66812345678";
  await insertContact(site.db, { id: "uncle", request_id: "rahima", name: "Farook", phone });
  await askForLink("rahima", phone);
  expect(offeredNumbers(await nila.get(pathOf("rahima")))).toEqual([phone]);
  await askForLink("rahima");
  expect(offeredNumbers(await nila.get(pathOf("rahima")))).toEqual([RAHIMA, phone]);
});

it("a request for a link stays open when a link is mailed to another person of the case", async () => {
  const email = "rahima@example.com";
  await insertAnswered(site, "rahima", 30, { ...closedRequest, status: "in_review", email });
  const phone = "+66812345678";
  await insertContact(site.db, { id: "uncle", request_id: "rahima", name: "Farook", phone });
  await askForLink("rahima", phone);
  await askForLink("rahima");
  expect(offeredNumbers(await nila.get(pathOf("rahima")))).toEqual([phone]);
});

it("a request for a link is shown on the merge target, whether made before or after the merge", async () => {
  await insertBooking(site.db, { id: "main", full_name: "Karim", phone_number: "+66812345678" });
  await insertMessage(site.db, { ...closedRequest, id: "part", status: "received" });
  await askForLink("part");
  const page = await nila.get(`${pathOf("main")}/merges?other=part`);
  await nila.submit(page, {}, "form#confirmation");
  expect(offeredNumbers(await nila.get(pathOf("main")))).toEqual([RAHIMA]);
  await issue("main", "spoken");
  site.clock.now = new Date(site.clock.now.getTime() + 2 * 60 * 60_000);
  await askForLink("part");
  expect(offeredNumbers(await nila.get(pathOf("main")))).toEqual([RAHIMA]);
  await setRequests(site.db, { status: "completed" }, { id: "main" });
  expect(groupsOf(await nila.get(QUEUE))).toEqual([[`${groups.link.title} 1`, "Karim"]]);
});

it("a person of a merged request who asked is named on the merge target", async () => {
  await insertBooking(site.db, { id: "main", full_name: "Karim", phone_number: "+66812345678" });
  await insertMessage(site.db, { ...closedRequest, id: "part", status: "received" });
  const phone = "+66822223333";
  await insertContact(site.db, { id: "uncle", request_id: "part", name: "Farook", phone });
  const page = await nila.get(`${pathOf("main")}/merges?other=part`);
  await nila.submit(page, {}, "form#confirmation");
  await askForLink("part", phone);
  const shown = await nila.get(pathOf("main"));
  expect(offeredNumbers(shown)).toEqual([phone]);
  expect(shown.text).toContain("Farook");
});
