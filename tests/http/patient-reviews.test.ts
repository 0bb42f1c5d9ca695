import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import { type Site, startSite } from "../support/site";
import { insertStory } from "../support/story";
import type { Visitor } from "../support/visitor";

const LIST = "/dashboard/admin/patient-reviews";
const record = (id: string, part = "") => `${LIST}/${id}${part}`;
/** The form that publishes, rejects or withdraws. */
const PUBLICATION = "form#publication";

let site: Site;
let nila: Visitor;
let karim: Visitor;

beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
  karim = await coordinator(site, "Karim");
});
afterEach(() => site.close());

const rowOf = (id: string) =>
  site.db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const auditEvents = async (id: string) => {
  const rows = await site.db
    .selectFrom("audit_events")
    .innerJoin("users", "users.id", "audit_events.actor_id")
    .select(["kind", "users.name"])
    .where("record_kind", "=", "patient-reviews")
    .where("record_id", "=", id)
    .orderBy("at")
    .execute();
  return rows.map(({ kind, name }) => `${kind} ${name}`);
};
const isPublic = async (words: string) =>
  (await site.visitor().get("/reviews")).text.includes(words);

describe("story", () => {
  it("is shown completely: text, consent, rating, hospital; markup is shown as text", async () => {
    const id = await insertStory(site.db, {
      name: "<b>Rahima</b>",
      text: "<script>alert(1)</script> {{x}}",
      language: "bn",
      hospital_id: "sample-cmc-vellore",
    });
    const page = await nila.get(record(id));
    expect(page.html).not.toContain("<script>alert(1)");
    for (const words of [
      "<script>alert(1)</script> {{x}}",
      "Christian Medical College",
      "4 out of 5",
      "rahima@example.com",
      "Ticked the box on our form",
      "প্রকাশ করতে আমি রাজি",
    ]) {
      expect(page.document.querySelector("main")?.textContent).toContain(words);
    }
  });

  it("is published at once, and can be withdrawn with a reason", async () => {
    const id = await insertStory(site.db);
    const published = await nila.submit(await nila.get(record(id)), {}, PUBLICATION);
    expect(published.text).toContain("Published. Families see it now.");
    expect(await isPublic("We slept.")).toBe(true);
    const at = (await rowOf(id)).published_at;
    expect(at).toBe(site.clock.now.toISOString());

    const question = await nila.get(record(id, "/publication"));
    const refused = await nila.submit(question, { reason: "  " }, PUBLICATION);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Please give a reason.");
    expect(await isPublic("We slept.")).toBe(true);
    const withdrawn = await nila.submit(
      refused,
      { reason: "The writer <asked> us to" },
      PUBLICATION,
    );
    expect(withdrawn.text).toContain("The writer <asked> us to");
    expect(await isPublic("We slept.")).toBe(false);

    site.clock.now = new Date(site.clock.now.getTime() + 60_000);
    await nila.submit(withdrawn, {}, PUBLICATION);
    expect(await rowOf(id)).toMatchObject({ status: "published", reason: "", published_at: at });
    expect(await auditEvents(id)).toEqual([
      "content-published Nila",
      "content-withdrawn Nila",
      "content-published Nila",
    ]);
    const audit = await site.db.selectFrom("audit_events").selectAll().execute();
    expect(JSON.stringify(audit)).not.toContain("asked");
  });

  it("is not published before a colleague's change was shown, nor twice", async () => {
    const id = await insertStory(site.db);
    const seen = await nila.get(record(id));
    const form = await karim.get(record(id));
    await karim.submit(form, { text: "They rang at night." }, "form#words");
    const stopped = await nila.submit(seen, {}, PUBLICATION);
    expect(stopped.status).toBe(409);
    expect(stopped.text).toContain("changed while you had it open");
    expect(stopped.text).toContain("They rang at night.");
    expect(await isPublic("They rang at night.")).toBe(false);
    const current = await karim.get(record(id));
    const [one, two] = await Promise.all([
      nila.submit(stopped, {}, PUBLICATION),
      karim.submit(current, {}, PUBLICATION),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(
      (await auditEvents(id)).filter((line) => line.startsWith("content-published")),
    ).toHaveLength(1);
  });

  it("is rejected with a reason, waits no longer, and can still be published", async () => {
    const id = await insertStory(site.db);
    const question = await nila.get(record(id, "/publication"));
    const rejected = await nila.submit(question, { reason: "Names a nurse" }, PUBLICATION);
    expect(rejected.text).toContain("Not published. It is kept for coordinators.");
    expect(rejected.text).toContain("Names a nurse");
    expect(await rowOf(id)).toMatchObject({ status: "draft", published_at: null });
    expect((await nila.get(`${LIST}?status=rejected`)).text).toContain("Rahima");
    expect((await nila.get(`${LIST}?status=pending`)).text).toContain("Reviews found: 0");
    await nila.submit(rejected, {}, PUBLICATION);
    expect(await isPublic("We slept.")).toBe(true);
    expect(await auditEvents(id)).toEqual(["content-rejected Nila", "content-published Nila"]);
  });

  it("is not rejected before its publication by a colleague was shown", async () => {
    const id = await insertStory(site.db);
    const question = await nila.get(record(id, "/publication"));
    await karim.submit(await karim.get(record(id)), {}, PUBLICATION);
    const stopped = await nila.submit(question, { reason: "Names a nurse" }, PUBLICATION);
    expect(stopped.status).toBe(409);
    expect(await isPublic("We slept.")).toBe(true);
    await nila.submit(stopped, {}, PUBLICATION);
    expect(await isPublic("We slept.")).toBe(false);
    expect((await rowOf(id)).reason).toBe("Names a nurse");
  });

  it.each(["nothing", "-1", "9".repeat(400), "sample-team-1", "<b>"])(
    "returns 404 if missing: %s",
    async (id) => {
      const page = await nila.get(record(encodeURIComponent(id)));
      expect(page.status).toBe(404);
      const posted = await nila.post(record(encodeURIComponent(id), "/publication"), {
        csrf: (await nila.get(LIST)).document
          .querySelector("[name=csrf]")
          ?.getAttribute("value") as string,
        version: "1",
        published: "yes",
      });
      expect(posted.status).toBe(404);
    },
  );
});
