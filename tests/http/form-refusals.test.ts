import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { en } from "~/locales/en";
import { anAccount } from "../support/accounts";
import { BUTTON_ACTIONS, SWITCH_ACTIONS } from "../support/buttons";
import { formsOf, insertFormRows, pathOf, RETURN_ACTIONS, type SiteForm } from "../support/forms";
import { csrfOf } from "../support/passkeys";
import { isSecret, plausibleInput, TYPED } from "../support/plausible-input";
import { routesWithAction, type SiteRoute } from "../support/route-table";
import { protectedRows } from "../support/rows";
import { type Site, startSite } from "../support/site";
import { formValues, type Visitor } from "../support/visitor";
import { FORMS_ID, visitorsByRoute } from "../support/visitors-by-route";
import { wholeSuite } from "../support/whole-suite";

// each walk requests very many pages
vi.setConfig({ testTimeout: 120_000 });

/** Forms without a page here: they follow another form or need a mail server, or a script posts them. */
const WITHOUT_A_PAGE: Record<string, Record<string, string>> = {
  "/login/code": { ticket: "a.b", code: "12345678", redirectTo: "/profile" },
  "/admin/second-factor": { ticket: "a.b", code: "123456", redirectTo: "/dashboard/admin" },
  "/admin/second-factor/passkey": { ticket: "a.b", credential: "{}" },
  "/dashboard/admin/bookings/:id/merges": { other: FORMS_ID },
  "/dashboard/admin/bookings/:id/kind": { fullName: TYPED.text, phoneNumber: "+8801712345679" },
  "/dashboard/admin/contacts/:id/merges": { other: FORMS_ID },
  "/dashboard/admin/contacts/:id/access/ended": { link: FORMS_ID },
  "/dashboard/admin/kept-forms/:id": {},
  "/dashboard/admin/set-up/test-mail": {},
  "/dashboard/admin/set-up/arrival": { token: "a.b" },
  "/dashboard/admin/kept-forms/:id/removal": {},
  "/request/:reference/cancel/undo": {},
  "/watch/leave": { returnTo: "/" },
  "/request/:reference/sharing/erasure": { sure: "on" },
  "/profile/devices": { device: "others", currentPassword: TYPED.secret },
  "/dashboard/admin/security/passkeys": { name: TYPED.text, currentPassword: TYPED.secret },
  "/dashboard/admin/security/removal": { code: "123456", currentPassword: TYPED.secret },
  "/dashboard/admin/security/recovery-codes": { code: "123456", currentPassword: TYPED.secret },
  "/dashboard/admin/security/passkeys/registration": { name: TYPED.text, credential: "{}" },
};

let site: Site;
let routes: SiteRoute[];
let forms: Map<string, SiteForm>;

beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await insertFormRows(site);
  routes = await routesWithAction();
  forms = await formsOf(site);
});
afterAll(() => site.close());

function fieldsOf(route: SiteRoute): Record<string, string> {
  const form = forms.get(pathOf(route));
  return form ? plausibleInput(form) : (WITHOUT_A_PAGE[route.pattern] ?? {});
}

const addressFor = (route: SiteRoute) => forms.get(pathOf(route))?.address ?? pathOf(route);

/** The buttons on the picture pages of records. */
const PICTURE_BUTTONS = /\/pictures\/(choice|order)$/;
const isButton = ({ pattern }: SiteRoute) =>
  BUTTON_ACTIONS.includes(pattern) || PICTURE_BUTTONS.test(pattern);

/** Posts to each action as its reader; expects no change. */
async function postToAll(
  token: (visitor: Visitor) => Record<string, string> | Promise<Record<string, string>>,
  headers: Record<string, string>,
  check: (visitor: Visitor, route: SiteRoute, response: Response) => Promise<void>,
  isIncluded: (route: SiteRoute) => boolean = () => true,
) {
  const visitorFor = await visitorsByRoute(site);
  const tokens = new Map<Visitor, Record<string, string>>();
  for (const visitor of new Set(routes.map(visitorFor))) tokens.set(visitor, await token(visitor));
  const before = await protectedRows(site.db);
  for (const route of routes.filter(isIncluded)) {
    const visitor = visitorFor(route);
    const cookies = new Map(visitor.cookies);
    const body = new URLSearchParams({ ...fieldsOf(route), ...tokens.get(visitor) });
    const response = await visitor.send(addressFor(route), { method: "POST", headers, body });
    for (const name of ["session", "theme", "app-language"]) {
      expect(visitor.cookies.get(name), route.id).toBe(cookies.get(name));
    }
    await check(visitor, route, response);
  }
  expect(await protectedRows(site.db)).toEqual(before);
}

const tokenOf = async (visitor: Visitor) => csrfOf(await visitor.get("/contact"));

const wrongTokens: [string, (visitor: Visitor) => Promise<Record<string, string>>][] = [
  ["another browser's token", async () => ({ csrf: await tokenOf(site.visitor()) })],
  ["no token", async () => ({})],
  ["a garbled token", async (visitor) => ({ csrf: `${(await tokenOf(visitor)).slice(0, -2)}zz` })],
];

it("knows every action of the site and its form fields", () => {
  expect(routes.length).toBeGreaterThanOrEqual(32);
  const unknown = routes.filter(
    (route) => !forms.has(pathOf(route)) && !(route.pattern in WITHOUT_A_PAGE),
  );
  expect(unknown.map(({ pattern }) => pattern)).toEqual([]);
});

it("knows every form with a return address", () => {
  const returning = [...forms.values()].filter(
    ({ values }) => "returnTo" in values || "redirectTo" in values,
  );
  expect(returning.map(({ action }) => action).sort()).toEqual(RETURN_ACTIONS);
});

it.each(wholeSuite ? wrongTokens : wrongTokens.slice(0, 1))(
  "every action does nothing with %s, and keeps the input",
  (_, token) =>
    postToAll(
      token,
      {},
      (visitor, route, response) =>
        isButton(route) ? expectReturn(visitor, route, response) : expectFormAgain(route, response),
      ({ pattern }) => !SWITCH_ACTIONS.includes(pattern),
    ),
);

async function expectReturn(visitor: Visitor, route: SiteRoute, response: Response) {
  expect(response.status, route.id).toBe(303);
  const page = await visitor.get(response.headers.get("Location") ?? "");
  expect(page.status, route.id).toBe(200);
  const toasts = page.document.querySelectorAll("[role=status]").map(({ text }) => text);
  expect(toasts, route.id).toContain(
    en.messages[route.pattern === "/logout" ? "logoutFailed" : "actionFailed"],
  );
}

async function expectFormAgain(route: SiteRoute, response: Response) {
  expect(response.status, route.id).toBe(403);
  const html = await response.text();
  const page = parse(html);
  expect(page.querySelector("main")?.text, route.id).toContain(en.validation.stale);
  expect(html.includes(TYPED.secret), `a secret on the page of ${route.id}`).toBe(false);
  const form = forms.get(pathOf(route));
  const typed = fieldsOf(route);
  const shown = Object.assign(
    {},
    ...page
      .querySelectorAll("main form[method=post]")
      .filter((one) => (one.getAttribute("action") || pathOf(route)).startsWith(pathOf(route)))
      .map(formValues),
  );
  for (const control of form?.controls ?? []) {
    const name = control.getAttribute("name") ?? "";
    // no page can fill in a file field
    const isFile = control.getAttribute("type") === "file";
    if (!isSecret(name) && !isFile) expect(shown[name], `${name} of ${route.id}`).toBe(typed[name]);
  }
}

it.each([
  ["Origin", "https://evil.example"],
  ["Sec-Fetch-Site", "cross-site"],
])("every action refuses another site's form: %s %s", (name, value) =>
  postToAll(
    async (visitor) => ({ csrf: await tokenOf(visitor) }),
    { [name]: value },
    async (_, route, response) => {
      expect(response.status, route.id).toBe(403);
    },
  ),
);

it("every action accepts the token of its own form", async () => {
  await anAccount(site, "hash@example.com");
  const users = site.db.selectFrom("users").select("password_hash");
  const { password_hash } = await users
    .where("email", "=", "hash@example.com")
    .executeTakeFirstOrThrow();
  const visitorFor = await visitorsByRoute(site);
  await site.db.updateTable("users").set({ password_hash }).execute();
  for (const route of routes) {
    const visitor = visitorFor(route);
    const body = new URLSearchParams({ ...fieldsOf(route), csrf: await tokenOf(visitor) });
    const response = await visitor.send(addressFor(route), { method: "POST", body });
    expect([200, 303, 400, 409], route.id).toContain(response.status);
    const isStale = (await response.text()).includes(en.validation.stale);
    expect(isStale, `${route.id} says that it is stale`).toBe(false);
    const page = await visitor.get("/coming-soon");
    const toast = page.document.querySelector("[role=status]")?.text ?? "";
    expect([en.messages.actionFailed, en.messages.logoutFailed], route.id).not.toContain(toast);
  }
});
