import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { anAccount, signInAs } from "../support/accounts";
import { formsOf, insertFormRows, pagesOf, pathOf, type SiteForm } from "../support/forms";
import { csrfOf } from "../support/passkeys";
import { routesWithAction, type SiteRoute } from "../support/route-table";
import { switchOnApp } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import { formValues, type Page, type Visitor } from "../support/visitor";
import { visitorsByRoute } from "../support/visitors-by-route";
import { wholeSuite } from "../support/whole-suite";

// these tests request very many pages
vi.setConfig({ testTimeout: 120_000 });

/** An empty password and an empty confirmation show one error, at the password. */
const CONFIRMATION = "confirmPassword";

/** Any one of this form's choices is enough, so none is required. */
const ONE_OF_SEVERAL = "/dashboard/admin/queue/handover";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await insertFormRows(site);
});
afterAll(() => site.close());

const nameOf = (control: { getAttribute: (name: string) => string | undefined }) =>
  control.getAttribute("name") ?? "";

/** True for a select without an empty option: the page need not mark it as required. */
const lacksEmptyOption = (control: HTMLElement) =>
  control.tagName === "SELECT" && !control.querySelector('option[value=""]');

/** Compares the fields marked as required with the errors of an empty form. */
async function expectSameRules(visitor: Visitor, { address, values, controls }: SiteForm) {
  const typed = new Set(controls.map(nameOf));
  const required = new Set(
    controls.filter((control) => control.hasAttribute("required")).map(nameOf),
  );
  const hidden = Object.entries(values).filter(([name]) => !typed.has(name));
  const emptyFields = controls
    .filter((control) => !/^(checkbox|radio)$/.test(control.getAttribute("type") ?? ""))
    .map((control): [string, string] => [nameOf(control), ""]);
  const csrf = csrfOf(await visitor.get("/contact"));
  const answer = await visitor.send(address, {
    method: "POST",
    body: new URLSearchParams([
      ...hidden.filter(([name]) => name !== "csrf"),
      ...emptyFields,
      ["csrf", csrf],
    ]),
  });
  if (required.size === 0 && answer.status < 400) return;
  expect(answer.status, address).toBe(400);
  const problems = parse(await answer.text()).querySelectorAll("[role=alert] a");
  const wrong = new Set(
    problems.map((link) => link.getAttribute("href")?.replace(/^#(.*-)?/, "") ?? ""),
  );
  for (const control of controls) if (lacksEmptyOption(control)) wrong.delete(nameOf(control));
  if (required.has("password") && wrong.has("password")) required.delete(CONFIRMATION);
  expect([...wrong].sort(), address).toEqual([...required].sort());
}

const isFilledIn = ({ controls }: SiteForm) => controls.length > 0;

it.runIf(wholeSuite)(
  "each page marks exactly those fields as required that validation requires",
  async () => {
    const forms = await formsOf(site);
    const visitorFor = await visitorsByRoute(site);
    const byPath = new Map<string, SiteRoute>();
    for (const route of await routesWithAction()) byPath.set(pathOf(route), route);
    const comparedPages: string[] = [];
    for (const form of forms.values()) {
      const route = byPath.get(form.action);
      if (!route || !isFilledIn(form) || form.action === ONE_OF_SEVERAL) continue;
      await expectSameRules(visitorFor(route), form);
      comparedPages.push(route.pattern);
    }
    expect(comparedPages.length).toBeGreaterThanOrEqual(17);
  },
);

function formOn(page: Page, selector: string): SiteForm {
  const form = page.document.querySelector(selector);
  if (!form) throw new Error(`no form ${selector} on ${page.path}`);
  const address = form.getAttribute("action") || page.path;
  const controls = form.querySelectorAll("input:not([type=hidden]), select");
  return { action: address, address, values: formValues(form), controls };
}

it("the forms of the second step and of devices mark their required fields as well", async () => {
  const email = "rules@example.com";
  await anAccount(site, email, { role: "admin" });
  const owner = site.visitor();
  await signInAs(owner, email, "admin");
  await switchOnApp(site, owner);
  const guest = site.visitor();
  const step = await signInAs(guest, email, "admin");
  await expectSameRules(guest, formOn(step, "main form:has([name=code])"));
  for (const path of ["recovery-codes", "removal"]) {
    const page = await owner.get(`/dashboard/admin/security/${path}`);
    await expectSameRules(owner, formOn(page, "main form"));
  }
  await anAccount(site, "devices@example.com");
  const phone = site.visitor();
  for (const visitor of [phone, site.visitor()]) await signInAs(visitor, "devices@example.com");
  await expectSameRules(phone, formOn(await phone.get("/profile/devices"), "main form"));
});

it.runIf(wholeSuite)(
  "every form for a new password names its account first, for password managers",
  async () => {
    const namedPaths: string[] = [];
    for await (const { page } of pagesOf(site)) {
      for (const form of page.document.querySelectorAll("form[method=post]")) {
        if (!form.querySelector("input[autocomplete=new-password]")) continue;
        const [first] = form.querySelectorAll("input[type=password], input[autocomplete=username]");
        expect(first?.getAttribute("autocomplete"), page.path).toBe("username");
        const isEmailField = first?.getAttribute("type") === "email";
        expect(isEmailField || first?.getAttribute("value")?.includes("@"), page.path).toBe(true);
        namedPaths.push(page.path.split("?")[0] ?? "");
      }
    }
    expect(namedPaths.sort()).toEqual([
      "/admin/register",
      "/admin/reset-password",
      "/profile/password",
      "/register",
      "/reset-password",
    ]);
  },
);
