import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount, signInAs } from "../support/accounts";
import { signedIn } from "../support/admin";
import { bothKinds } from "../support/both-kinds";
import { eventsOf, requestOf, requestsOf, setRequests } from "../support/requests";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

const SENDER = "rahima@example.com";
let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite({ FLY_APP_NAME: "setu" });
  nilaId = (await anAccount(site, "nila@setu.example", { role: "admin" })).id;
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

describe.each(bothKinds)("stored $kind", (kind) => {
  const list = `/dashboard/admin/${kind.area}`;
  const act = async (id: string, fields: Record<string, string>) =>
    nila.submit(await nila.get(`${list}/${id}`), { onward: "stay", ...fields }, "form#act");
  const countMails = async (mailKind: string) => {
    const mails = site.db.selectFrom("outbox").select("id").where("kind", "=", mailKind);
    return (await mails.where("recipient", "!=", "").execute()).length;
  };

  it("is accepted even if many come from one network, with fewer mails", async () => {
    const visitor = site.visitor({ headers: { "Fly-Client-IP": "203.0.113.1" } });
    for (let letter = 1; letter <= 12; letter++) {
      const fields = { ...kind.typed, [kind.fields.words]: `Letter ${letter}` };
      const page = await visitor.submit(await visitor.get(kind.form), fields);
      expect(page.path).toContain("/sent/");
    }
    expect(await requestsOf(site.db, { kind: kind.kind })).toHaveLength(12);
    expect(await countMails("request-received")).toBe(2);
    // one for each of the first eight requests, then at most one a minute
    expect(await countMails("coordinator-new-request")).toBe(9);
  });

  it("is counted in the audit of an export, without the search text", async () => {
    for (const words of ["Kidney", "Kidney", "A stroke"]) await kind.insert(site.db, { words });
    await (await nila.send(`${list}/export?search=kidney`)).text();
    const auditEvents = await site.db
      .selectFrom("audit_events")
      .select(["kind", "actor_id", "detail"])
      .where("kind", "like", "%-exported")
      .execute();
    expect(auditEvents).toEqual([
      { kind: "requests-exported", actor_id: nilaId, detail: "rows=2 search" },
    ]);
  });

  it("shows replies in its sender's download, but no notes or unanswered calls", async () => {
    const id = await kind.insert(site.db, {
      email: SENDER,
      received_at: "2026-11-20T08:20:00.000Z",
    });
    await act(id, { did: "note", words: "Sounds afraid" });
    await act(id, { did: "no-answer" });
    await act(id, { did: "called", words: "Spoke with the son" });
    await anAccount(site, SENDER);
    const visitor = site.visitor();
    await signInAs(visitor, SENDER);
    const copy = await (await visitor.send("/profile/data.json")).text();
    expect(copy).toContain('"reply"');
    expect(copy).not.toMatch(/"note"|"call"|Sounds afraid|Spoke with the son|Nila|nila@/);
  });

  it("is emptied and closed when a coordinator erases it, but the family's other request is kept", async () => {
    const id = await kind.insert(site.db, { email: SENDER, words: "A stroke" });
    const otherId = await kind.insert(site.db, { email: SENDER, words: "A stroke" });
    await act(id, { did: "wrote", words: "About the stroke" });
    await setRequests(site.db, { content_hash: "guessed" });
    const confirmation = { asked: "on", currentPassword: ADMIN_PASSWORD };
    await nila.submit(await nila.get(`${list}/${id}/erasure`), confirmation, "form#erasure");
    const row = await requestOf(site.db, id);
    expect(row).toMatchObject({ status: "cancelled", email: "", content_hash: id });
    const events = await eventsOf(site.db, { request_id: id });
    expect(JSON.stringify([row, events])).not.toMatch(/stroke|rahima/i);
    const mails = site.db.selectFrom("outbox").selectAll().where("request_id", "=", id);
    expect(await mails.execute()).toEqual([]);
    const erasures = site.db.selectFrom("erasures").select("row_id").where("kind", "=", "request");
    expect(await erasures.execute()).toEqual([{ row_id: id }]);
    const other = await requestOf(site.db, otherId);
    expect(other).toMatchObject({ email: SENDER, content_hash: "guessed", replied_at: null });
  });
});
