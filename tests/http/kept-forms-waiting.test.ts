import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { textFieldLabel } from "~/features/people/kept-forms/kept-form-names.server";
import { isSecretField } from "~/server/returned-form.server";
import { anAccount } from "../support/accounts";
import { signedIn } from "../support/admin";
import { formsOf, insertFormRows } from "../support/forms";
import { type Site, startSite } from "../support/site";
import { fieldValue, insertMember, recordPath, TEXT_FORM, textRow } from "../support/team";
import type { Page, Visitor } from "../support/visitor";
import { wholeSuite } from "../support/whole-suite";

const EMAIL = "nila@setu.example";
let site: Site;
let nila: Visitor;
let nilaId: string;
let member: string;
beforeEach(async () => {
  site = await startSite();
  ({ id: nilaId } = await anAccount(site, EMAIL, { role: "admin" }));
  nila = await signedIn(site, nilaId);
  member = await insertMember(site.db);
});
afterEach(() => site.close());

const storedForms = () => site.db.selectFrom("kept_forms").selectAll().execute();

describe("waiting form", () => {
  const home = () => nila.get("/dashboard/admin");
  const notice = (page: Page) => page.document.querySelector('main a[href*="kept-forms"]')?.text;
  /** Nila sends a form after her session expired, then logs in elsewhere: the form is kept. */
  const leaveForm = async () => {
    const form = await nila.get(recordPath(member));
    site.clock.now = new Date(site.clock.now.getTime() + 25 * 60 * 60 * 1000);
    await nila.submit(form, { role: "Head of nights" }, TEXT_FORM);
    nila = await signedIn(site, nilaId);
  };

  it("is listed on the dashboard's home until it is sent", async () => {
    await leaveForm();
    const page = await home();
    expect(page.text).toContain("What you typed is waiting for you");
    expect(notice(page)).toMatch(/^Team · /);
    const link = page.document.querySelector('main a[href*="kept-forms"]')?.getAttribute("href");
    const opened = await nila.get(link ?? "");
    await nila.submit(opened, {}, "form#kept");
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Head of nights" });
    expect(notice(await home())).toBeUndefined();
  });

  it("is discarded by one click, and restored by another", async () => {
    await leaveForm();
    const gone = await nila.submit(await home(), {}, 'main form[action$="/removal"]');
    expect(gone.text).toContain("Thrown away.");
    expect(notice(gone)).toBeUndefined();
    const back = await nila.submit(gone, {}, "[role=status] form");
    expect(back.document.querySelector("h1")?.text).toBe("What you typed is still here");
    expect(back.text).toContain("Head of nights");
    expect(notice(await home())).toMatch(/^Team/);
  });

  it("cannot be discarded by anybody else", async () => {
    await leaveForm();
    const [{ id = "" } = {}] = await storedForms();
    const { id: karimId } = await anAccount(site, "karim@setu.example", { role: "admin" });
    const karim = await signedIn(site, karimId);
    expect(notice(await karim.get("/dashboard/admin"))).toBeUndefined();
    const csrf = fieldValue(await karim.get(recordPath(member)), "csrf") ?? "";
    const page = await karim.post(`/dashboard/admin/kept-forms/${id}/removal`, { csrf });
    expect(page.text).toContain("It is not kept any more.");
    expect(notice(await home())).toMatch(/^Team/);
  });

  it("still waits after it was sent with a stale token", async () => {
    await leaveForm();
    const [{ id = "" } = {}] = await storedForms();
    const path = `/dashboard/admin/kept-forms/${id}`;
    await nila.submit(await nila.get(path), { csrf: "stale" }, "form#kept");
    expect(await textRow(site, member, "en")).toMatchObject({ role: "Coordinator" });
    expect(notice(await home())).toMatch(/^Team/);
  });
});

it.runIf(wholeSuite)(
  "every text field of the dashboard has a name for the list of waiting forms",
  async () => {
    await insertFormRows(site);
    const unnamed: string[] = [];
    for (const { action, controls } of (await formsOf(site)).values()) {
      const [, area = ""] = /^\/dashboard\/admin\/([^/]+)/.exec(action) ?? [];
      for (const control of area === "" ? [] : controls) {
        const name = control.getAttribute("name") ?? "";
        const type = control.getAttribute("type") ?? "text";
        const isTextField =
          control.tagName === "TEXTAREA" || (control.tagName === "INPUT" && type === "text");
        if (isTextField && !isSecretField(name) && !textFieldLabel(area, name, "bn"))
          unnamed.push(`${area} ${name}`);
      }
    }
    expect(unnamed).toEqual([]);
  },
  120_000,
);
