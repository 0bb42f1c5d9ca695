import { describe, expect, it } from "vitest";
import { openAs } from "../support/family-links";
import { twoRequestsForEachTest } from "../support/two-requests";

const here = twoRequestsForEachTest();

/** Replies by email to the first request. @returns the token mailed to the second request's address */
async function replyByMail(): Promise<string> {
  const page = await here.nila.get(`/dashboard/admin/bookings/${here.first}`);
  const reply = { did: "wrote", words: "We have a doctor for him.", onward: "stay" };
  await here.nila.submit(page, reply, "form#act");
  const { body_text } = await here.site.db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", "another@example.com")
    .executeTakeFirstOrThrow();
  return /\/request\/open\/([0-9a-f]{40})/.exec(body_text)?.[1] ?? "";
}
const open = (token: string, lastDigits: string) =>
  openAs(here.site.visitor(), token, { lastDigits });

describe("a reply mailed to a merged request's address", () => {
  it("has a link that requires the last digits of the merged request's own number", async () => {
    await here.set(here.first, { email: "", phone_number: "+8801711111111" });
    await here.set(here.second, { phone_number: "+8801722222222" });
    await here.merge();
    const token = await replyByMail();
    expect((await open(token, "1111")).status).toBe(400);
    expect((await open(token, "2222")).path).toBe("/request/SETU-AAAA-0001");
  });

  it("has a link that requires the last digits of the number that both requests have", async () => {
    await here.set(here.first, { email: "", phone_number: "+8801711111111" });
    await here.set(here.second, { phone_number: "+8801711111111" });
    await here.merge();
    const token = await replyByMail();
    expect((await open(token, "2222")).status).toBe(400);
    expect((await open(token, "1111")).path).toBe("/request/SETU-AAAA-0001");
  });

  it.each(["told only the steps", "removed"])("has no link for a person who is %s", async (how) => {
    await here.set(here.first, { email: "", phone_number: "+8801711111111" });
    await here.merge();
    const { db } = here.site;
    if (how === "removed") await db.deleteFrom("request_contacts").execute();
    else await db.updateTable("request_contacts").set({ may_know: "steps" }).execute();
    expect(await replyByMail()).toBe("");
  });
});
