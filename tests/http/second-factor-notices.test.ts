import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { en } from "~/locales/en";
import { ADMIN_PASSWORD, anAccount, signInAs } from "../support/accounts";
import { advanceClock, mailsTo, OWNER_EMAIL, phoneVisitor } from "../support/notices";
import { appCode, switchOnApp } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

describe("mail about the second step", () => {
  let visitor: Visitor;
  let secret: string;
  let codes: string[];

  beforeEach(async () => {
    await anAccount(site, OWNER_EMAIL, { role: "admin" });
    visitor = phoneVisitor(site);
    await signInAs(visitor, OWNER_EMAIL, "admin");
    ({ secret, codes } = await switchOnApp(site, visitor));
    expect(codes).toHaveLength(10);
    advanceClock(site, 1);
  });

  async function switchOff(code: string) {
    const page = await visitor.get("/dashboard/admin/security");
    const fields = { code, currentPassword: ADMIN_PASSWORD };
    await visitor.submit(page, fields, "form[action$=removal]");
  }

  async function secondPage(
    browser: Visitor = phoneVisitor(site),
  ): Promise<{ browser: Visitor; page: Page }> {
    const page = await signInAs(browser, OWNER_EMAIL, "admin");
    return { browser, page };
  }
  const enter = ({ browser, page }: { browser: Visitor; page: Page }, code: string) =>
    browser.submit(page, { code });

  it("is sent when that step is turned on and off", async () => {
    const [on] = await mailsTo(site, "second-step-on");
    expect(on?.body_text).toContain("Chrome, Android");
    await switchOff(appCode(site, secret));
    const [mail] = await mailsTo(site, "second-step-off");
    expect(mail?.body_text).toContain("http://localhost:3000/admin/forgot");
    expect(await mailsTo(site, "recovery-code-used")).toEqual([]);
  });

  it("is sent when a recovery code was used, at sign-in or when signed in", async () => {
    const dashboard = await enter(await secondPage(), codes[0] ?? "");
    expect(dashboard.path).toBe("/dashboard/admin");
    expect(await mailsTo(site, "recovery-code-used")).toHaveLength(1);
    await switchOff(codes[1] ?? "");
    expect(await mailsTo(site, "recovery-code-used")).toHaveLength(2);
    const auditEvents = await site.db
      .selectFrom("audit_events")
      .select("id")
      .where("kind", "=", "recovery-code-used")
      .execute();
    expect(auditEvents).toHaveLength(2);
  });

  it("is sent after five failures within an hour, at most once an hour", async () => {
    const failTimes = async (times: number) => {
      let step = await secondPage();
      for (let count = 0; count < times; count++) {
        const page = await enter(step, "000000");
        expect(page.status).toBe(400);
        step = { browser: step.browser, page };
      }
    };
    await failTimes(4);
    expect(await mailsTo(site, "second-step-failures")).toEqual([]);
    advanceClock(site, 61);
    await failTimes(4);
    expect(await mailsTo(site, "second-step-failures")).toEqual([]);
    await failTimes(6);
    const [mail] = await mailsTo(site, "second-step-failures");
    expect(mail?.subject).toBe(en.mail.security.secondStepFailures.subject);
    expect(await mailsTo(site, "second-step-failures")).toHaveLength(1);
    advanceClock(site, 61);
    await failTimes(6);
    expect(await mailsTo(site, "second-step-failures")).toHaveLength(2);
  });
});
