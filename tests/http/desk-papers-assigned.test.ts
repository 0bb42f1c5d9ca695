import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#db/transactions";
import { recordPaperArrival } from "~/features/requests/paper-events.server";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { aContext } from "../support/context";
import { insertNeededPaper } from "../support/needed-papers";
import { storePaper } from "../support/papers";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let id: string;
let passportId: string;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site);
  id = await insertBooking(site.db, {
    language: "bn",
    email: "rahima@example.com",
    phone_number: "+8801712345678",
    status: "in_review",
  });
  const title = JSON.stringify({ en: "Rehana’s passport" });
  await insertNeededPaper(site.db, id, { id: "passport-needed", whose: "relative", title });
  passportId = await arrive({ paper_id: "passport-needed", kind: "passport" });
});
afterEach(() => site.close());

const advanceMinutes = (minutes = 1) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
const page = (part = "/papers") => nila.get(`/dashboard/admin/bookings/${id}${part}`);
const rowOf = (documentId: string) =>
  site.db
    .selectFrom("documents")
    .selectAll()
    .where("id", "=", documentId)
    .executeTakeFirstOrThrow();

/** Stores a document as the family's page does. */
async function arrive(given: Parameters<typeof storePaper>[2] = {}): Promise<string> {
  advanceMinutes();
  const { documentId } = await storePaper(site.services, id, given);
  await inTransaction(site.db, (trx) =>
    recordPaperArrival(trx, aContext(site.db, site.clock.now), { requestId: id, documentId }),
  );
  return documentId;
}

const acceptanceForm = (documentId: string) => `li[id="${documentId}"] form[action$="/acceptance"]`;
const REFUSAL_FORM = "form#refusal";
const refusalPage = (documentId: string) => page(`/papers/refusal?document=${documentId}`);

describe("assigning a paper", () => {
  it("makes a document that of a needed paper, in place of a refused one", async () => {
    await nila.submit(await refusalPage(passportId), { why: "wrong" }, REFUSAL_FORM);
    const other = await arrive({ kind: "other" });
    const form = await page(`/papers/assignment?document=${other}`);
    const answer = await nila.submit(form, { item: "passport-needed" }, "form#assignment");
    expect(answer.text).toContain("Rehana’s passport");
    expect(await rowOf(other)).toMatchObject({ paper_id: "passport-needed", kind: "passport" });
    expect(await rowOf(passportId)).toMatchObject({ state: "replaced" });
  });

  it("changes kind and owner of a paper that is not on the list, and refuses an unknown one", async () => {
    const form = await page(`/papers/assignment?document=${passportId}`);
    await nila.submit(form, { item: "bank", whose: "relative" }, "form#assignment");
    const changed = { paper_id: null, kind: "bank", whose: "relative" };
    expect(await rowOf(passportId)).toMatchObject(changed);
    const again = await page(`/papers/assignment?document=${passportId}`);
    const answer = await nila.submit(again, { item: "gone" }, "form#assignment");
    expect(answer.status).toBe(400);
    expect(await rowOf(passportId)).toMatchObject(changed);
  });

  it("is refused if somebody judged it meanwhile", async () => {
    const form = await page(`/papers/assignment?document=${passportId}`);
    await nila.submit(await page(), {}, acceptanceForm(passportId));
    const answer = await nila.submit(form, { item: "bank" }, "form#assignment");
    expect(answer.status).toBe(409);
    expect(await rowOf(passportId)).toMatchObject({ kind: "passport" });
  });
});
