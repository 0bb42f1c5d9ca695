import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anAccount, signInAs } from "../support/accounts";
import { family } from "../support/family";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
});
afterAll(() => site.close());

/** Names of inherited object properties, and notations of form libraries for nested fields. */
const names = [
  "__proto__.polluted",
  "__proto__[polluted]",
  "constructor.prototype.polluted",
  "constructor[prototype][polluted]",
  "email.__proto__.polluted",
  "__proto__",
  "constructor",
  "toString",
  "email[0]",
  "a[4294967294]",
];

describe("field name with a meaning in JavaScript", () => {
  it.each(["/booking", "/contact", "/share-your-story", "/register", "/login", "/forgot"])(
    "is ignored by %s",
    async (path) => {
      const visitor = site.visitor();
      const form = await visitor.get(path);
      for (const name of names) {
        // a required field is missing, so that the form is returned with the sent values
        const page = await visitor.submit(form, { ...family, email: "", [name]: "yes" });
        expect(page.status, name).toBe(400);
        expect(({} as Record<string, unknown>).polluted, name).toBeUndefined();
      }
    },
  );
});

/** Fields that the form library conform reserves for its buttons' intents, which our forms do not use. */
const reservedFields: Record<string, string>[] = [
  { __intent__: "x" },
  { __intent__: "null" },
  { __intent__: '{"type":"insert","payload":{"name":"email","index":1000000000}}' },
  { __intent__: '{"type":"update","payload":{"name":"__proto__.polluted","value":"1"}}' },
  { __state__: "x" },
];

describe("reserved field of the form library", () => {
  it.each(["/booking", "/contact", "/share-your-story", "/register", "/login", "/forgot"])(
    "is ignored by %s",
    async (path) => {
      const visitor = site.visitor();
      const form = await visitor.get(path);
      for (const fields of reservedFields) {
        const page = await visitor.submit(form, { ...family, email: "", ...fields });
        expect(page.status, JSON.stringify(fields)).toBe(400);
      }
    },
  );

  it.each(reservedFields)("does not affect a valid form: %j", async (fields) => {
    const visitor = site.visitor();
    const sent = await visitor.submit(await visitor.get("/booking"), { ...family, ...fields });
    expect(sent.path).toMatch(/^\/booking\/sent\/SETU-/);
  });
});

describe("dictionary placeholder", () => {
  it("is plain text in user input", async () => {
    const name = "$t(home.brand) {{brand}} {{name}}";
    await anAccount(site, "template@example.com");
    const visitor = site.visitor();
    await signInAs(visitor, "template@example.com");
    await visitor.submit(await visitor.get("/profile/details"), { name });
    const profile = await visitor.get("/profile");
    expect(profile.document.querySelector("h1")?.textContent).toContain(name);
  });
});
