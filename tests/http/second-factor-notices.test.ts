import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, anAccount, signInAs } from "../support/accounts";
import { appCode } from "../support/second-step";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36";
const email = "owner@example.com";
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const phone = () => site.visitor({ headers: { "User-Agent": ANDROID } });
const later = (minutes: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + minutes * 60_000);
};
async function mails(kind: string, to = email) {
  return site.db
    .selectFrom("outbox")
    .selectAll()
    .where("recipient", "=", to)
    .where("kind", "=", kind)
    .execute();
}

describe("the second step", () => {
  let visitor: Visitor;
  let secret: string;
  let codes: string[];

  beforeEach(async () => {
    await anAccount(site, email, { role: "admin" });
    visitor = phone();
    await signInAs(visitor, email, "admin");
    const page = await visitor.get("/dashboard/admin/security");
    secret = (page.document.querySelector("main code")?.text ?? "").replace(/\s/g, "");
    const on = await visitor.submit(page, {
      code: appCode(site, secret),
      currentPassword: ADMIN_PASSWORD,
    });
    codes = on.document.querySelectorAll("main li code").map((code) => code.text);
    expect(codes).toHaveLength(10);
    later(1);
  });

  async function switchOff(code: string) {
    const page = await visitor.get("/dashboard/admin/security");
    const given = { code, currentPassword: ADMIN_PASSWORD };
    await visitor.submit(page, given, "form[action$=removal]");
  }

  async function secondPage(as: Visitor = phone()): Promise<{ as: Visitor; page: Page }> {
    const page = await signInAs(as, email, "admin");
    return { as, page };
  }
  const enter = ({ as, page }: { as: Visitor; page: Page }, code: string) =>
    as.submit(page, { code });

  it("switched on and off is told", async () => {
    const [on] = await mails("second-step-on");
    expect(on?.body_text).toContain("Chrome, Android");
    await switchOff(appCode(site, secret));
    const [mail] = await mails("second-step-off");
    expect(mail?.body_text).toContain("http://localhost:3000/admin/forgot");
    expect(await mails("recovery-code-used")).toEqual([]);
  });

  it("passed with a recovery code is told, at the door and inside", async () => {
    const inside = await enter(await secondPage(), codes[0] ?? "");
    expect(inside.path).toBe("/dashboard/admin");
    expect(await mails("recovery-code-used")).toHaveLength(1);
    await switchOff(codes[1] ?? "");
    expect(await mails("recovery-code-used")).toHaveLength(2);
    const noted = await site.db
      .selectFrom("audit_events")
      .select("id")
      .where("kind", "=", "recovery-code-used")
      .execute();
    expect(noted).toHaveLength(2);
  });

  it("failed five times within an hour is told, once an hour", async () => {
    const wrong = async (times: number) => {
      let at = await secondPage();
      for (let count = 0; count < times; count++) {
        const page = await enter(at, "000000");
        expect(page.status).toBe(400);
        at = { as: at.as, page };
      }
    };
    await wrong(4);
    expect(await mails("second-step-failures")).toEqual([]);
    later(61);
    await wrong(4);
    expect(await mails("second-step-failures")).toEqual([]);
    await wrong(6);
    const [mail] = await mails("second-step-failures");
    expect(mail?.subject).toBe("Wrong codes at your log-in");
    expect(await mails("second-step-failures")).toHaveLength(1);
    later(61);
    await wrong(6);
    expect(await mails("second-step-failures")).toHaveLength(2);
  });
});
