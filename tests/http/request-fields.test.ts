import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { correctable, facts } from "~/features/requests/facts";
import { coordinator } from "../support/admin";
import { insertBooking } from "../support/bookings";
import { answer } from "../support/facts";
import { eventsOf, requestOf } from "../support/requests";
import { type Site, startSite } from "../support/site";
import { formValues, type Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;

beforeAll(async () => {
  site = await startSite();
  nila = await coordinator(site);
});
afterAll(() => site.close());

/** Columns of a request that answers every fact. */
const answeredFacts = Object.fromEntries(
  facts.map((fact) => [fact.column, answer(fact, "family").kept]),
);

const row = (id: string) => requestOf(site.db, id);
const corrections = (id: string) => eventsOf(site.db, { request_id: id, kind: "correction" });

/** Fields of an unchanged form, as a browser sends them, and its target. */
async function sentFacts(path: string) {
  const form = (await nila.get(path)).document.querySelector("form#act");
  if (!form) throw new Error(`no form of facts on ${path}`);
  const fields: Record<string, string> = { ...formValues(form), onward: "stay" };
  return { fields, action: form.getAttribute("action") ?? "" };
}

describe("correction", () => {
  it.each(correctable.map(({ key }) => key))(
    "keeps the answer if the form lacks the control for %s",
    async (field) => {
      const id = await insertBooking(site.db, answeredFacts);
      const before = await row(id);
      const { fields, action } = await sentFacts(`/dashboard/admin/bookings/${id}`);
      const { [field]: answer, ...others } = fields;
      expect(answer).toBeTruthy();
      const [other, typed] =
        field === "fullName" ? ["relation", "Her son"] : ["fullName", "Rahima Begum"];
      await nila.post(action, { ...others, [other as string]: typed as string });
      expect(await corrections(id)).toMatchObject([{ field: other, new_value: typed }]);
      expect(await row(id)).toEqual({
        ...before,
        [other === "relation" ? "relation" : "full_name"]: typed,
        search_text: expect.any(String),
        version: before.version + 1,
        updated_at: expect.any(String),
      });
    },
  );

  it.each(["yes", "no"])("records no correction of an unchanged urgency, %s", async (urgent) => {
    const id = await insertBooking(site.db, { ...answeredFacts, urgent: urgent === "yes" ? 1 : 0 });
    const { fields, action } = await sentFacts(`/dashboard/admin/bookings/${id}`);
    expect(fields).toMatchObject({ urgent });
    // an unchanged form has nothing to save
    expect((await nila.post(action, fields)).status).toBe(400);
    // without the shown facts each fact counts as edited, and still equals the stored one
    expect((await nila.post(action, { ...fields, seenFacts: "" })).status).toBe(200);
    expect(await corrections(id)).toEqual([]);
  });
});
