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

/** Every fact, answered. */
const answered = Object.fromEntries(
  facts.map((fact) => [fact.column, answer(fact, "family").kept]),
);

const row = (id: string) => requestOf(site.db, id);
const corrections = (id: string) => eventsOf(site.db, { request_id: id, kind: "correction" });

/** Fields of an unchanged form, as a browser sends them. */
async function sentFacts(path: string): Promise<Record<string, string>> {
  const form = (await nila.get(path)).document.querySelector("form#facts");
  if (!form) throw new Error(`no form of facts on ${path}`);
  return formValues(form);
}

describe("a correction", () => {
  it.each(correctable.map(({ key }) => key))(
    "lets the answer stand where the form lacks the control of %s",
    async (field) => {
      const id = await insertBooking(site.db, answered);
      const before = await row(id);
      const path = `/dashboard/admin/bookings/${id}/facts`;
      const { [field]: answer, ...others } = await sentFacts(path);
      expect(answer).toBeTruthy();
      // the phone number alone is required, without it the form is refused
      if (field === "phoneNumber") {
        expect((await nila.post(path, others)).status).toBe(400);
        expect(await corrections(id)).toEqual([]);
        expect(await row(id)).toEqual(before);
        return;
      }
      await nila.post(path, { ...others, phoneNumber: "01812-345678" });
      expect(await corrections(id)).toMatchObject([
        { field: "phoneNumber", old_value: "+8801712345671", new_value: "+8801812345678" },
      ]);
      expect(await row(id)).toEqual({
        ...before,
        phone_number: "+8801812345678",
        search_text: expect.stringContaining("+8801812345678"),
        version: before.version + 1,
        updated_at: expect.any(String),
      });
    },
  );

  it.each(["yes", "no"])("finds the urgency %s sent as it stands", async (urgent) => {
    const id = await insertBooking(site.db, { ...answered, urgent: urgent === "yes" ? 1 : 0 });
    const path = `/dashboard/admin/bookings/${id}/facts`;
    const sent = await sentFacts(path);
    expect(sent).toMatchObject({ urgent });
    const after = await nila.post(path, sent);
    expect(after.text).toContain("nothing changed");
    expect(await corrections(id)).toEqual([]);
  });
});
