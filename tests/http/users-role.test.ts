import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount, linkIn } from "../support/accounts";
import { signedIn } from "../support/admin";
import { type Site, startSite } from "../support/site";
import type { Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
let nilaId: string;
beforeEach(async () => {
  site = await startSite();
  ({ id: nilaId } = await anAccount(site, "nila@setu.example", { role: "admin" }));
  nila = await signedIn(site, nilaId);
});
afterEach(() => site.close());

const rolePage = (id: string) => nila.get(`/dashboard/admin/users-list/${id}/role`);
const roleOf = async (id: string) =>
  (await site.db.selectFrom("users").select("role").where("id", "=", id).executeTakeFirstOrThrow())
    .role;
const password = { currentPassword: ADMIN_PASSWORD };

describe("removing the coordinator role", () => {
  it("needs the remover's password, ends the other's sessions, and is recorded", async () => {
    const { id } = await anAccount(site, "karim@setu.example", { role: "admin" });
    const karim = await signedIn(site, id);
    const question = await rolePage(id);
    expect(question.document.querySelector("h1")?.text).toBe("No longer a coordinator: Nila");
    for (const currentPassword of ["", "not it"]) {
      const refused = await nila.submit(question, { currentPassword });
      expect(refused.status).toBe(400);
      expect(refused.html).not.toContain("not it");
    }
    expect(await roleOf(id)).toBe("admin");
    const done = await nila.submit(question, password);
    expect(done.text).toContain("No longer a coordinator.");
    expect(await roleOf(id)).toBe("user");
    expect((await karim.send("/dashboard/admin")).status).toBe(303);
    const [event] = await site.db
      .selectFrom("audit_events")
      .select(["actor_id", "detail"])
      .where("kind", "=", "role-changed")
      .execute();
    expect(event).toEqual({ actor_id: nilaId, detail: "user" });
    const log = await nila.get("/dashboard/admin/audit?kind=role-changed&email=karim@setu.example");
    expect(log.text).toContain("family");
  });

  it("is refused for oneself", async () => {
    const { id } = await anAccount(site, "karim@setu.example", { role: "admin" });
    const ownPage = await rolePage(nilaId);
    expect(ownPage.document.querySelector("main form[method=post]")).toBeNull();
    const form = await rolePage(id);
    const csrf = form.document.querySelector("main [name=csrf]")?.getAttribute("value") ?? "";
    const refused = await nila.post(`/dashboard/admin/users-list/${nilaId}/role`, {
      csrf,
      ...password,
    });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("You cannot change your own role.");
    expect(await roleOf(nilaId)).toBe("admin");
  });

  it("leaves one coordinator when the last two remove each other", async () => {
    const { id } = await anAccount(site, "karim@setu.example", { role: "admin" });
    const karim = await signedIn(site, id);
    const theirs = await karim.get(`/dashboard/admin/users-list/${nilaId}/role`);
    const mine = await rolePage(id);
    await Promise.all([nila.submit(mine, password), karim.submit(theirs, password)]);
    const admins = await site.db
      .selectFrom("users")
      .select("id")
      .where("role", "=", "admin")
      .execute();
    expect(admins).toHaveLength(1);
  });
});

describe("making a family a coordinator", () => {
  it("sends an invitation, and changes nothing until it is accepted", async () => {
    const { id } = await anAccount(site, "rahima@family.example");
    const sent = await nila.submit(await rolePage(id), password);
    expect(sent.text).toContain("The invitation is on its way.");
    expect(await roleOf(id)).toBe("user");
    const guest = site.visitor();
    const link = await guest.get(await linkIn(site, "rahima@family.example", "invitation"));
    const newPassword = { password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };
    await guest.submit(link, { name: "Rahima", ...newPassword });
    expect(await roleOf(id)).toBe("admin");
  });

  it("is refused for a blocked account", async () => {
    const { id } = await anAccount(site, "rahima@family.example");
    const open = await rolePage(id);
    await site.db
      .updateTable("users")
      .set({ disabled_at: site.clock.now.toISOString() })
      .where("id", "=", id)
      .execute();
    expect((await rolePage(id)).text).toContain("Let it log in again first.");
    const late = await nila.submit(open, password);
    expect(late.status).toBe(409);
    expect(late.text).toContain("Let it log in again first.");
    expect(await site.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});
