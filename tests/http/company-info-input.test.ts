import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { coordinator } from "../support/admin";
import {
  auditOf,
  companyOf,
  FORM,
  fieldValue,
  ownerDetails,
  PAGE,
  saveCompany,
} from "../support/company-info";
import { type Site, startSite } from "../support/site";
import type { Page, Visitor } from "../support/visitor";

let site: Site;
let nila: Visitor;
beforeEach(async () => {
  site = await startSite();
  nila = await coordinator(site, "Nila");
});
afterEach(() => site.close());

const company = () => companyOf(site);
const auditEvents = () => auditOf(site);
/** Saves the English page and checks the answer. */
async function save(typed: Record<string, string> = {}): Promise<Page> {
  const page = await saveCompany(nila, typed);
  expect(page.text).toContain("Saved.");
  return page;
}

describe("invalid company details", () => {
  it.each([
    ["name", "", "Name is required."],
    ["name", "x".repeat(101), "too long"],
    ["phone", "", "Phone number is required."],
    ["phone", "01712-34567", "Enter a phone number"],
    ["phone", "call me", "Enter a phone number"],
    ["whatsapp", "12", "Enter a phone number"],
    ["email", "", "Email is required."],
    ["email", "desk@", "Invalid email address."],
    ["address", "x".repeat(301), "too long"],
    ["licences", "x".repeat(501), "too long"],
    ["opening", "x".repeat(1001), "too long"],
    ["legal_name", "x".repeat(101), "too long"],
    [
      "map",
      "http://maps.app.goo.gl/Setu",
      "a link to the office on a map, beginning with https://",
    ],
    ["map", "javascript:alert(1)", "a link to the office on a map"],
    ["map", "data:text/html,x", "a link to the office on a map"],
    ["map", "Road 27, Dhanmondi", "a link to the office on a map"],
    ["map", "dhanmondi", "a link to the office on a map"],
    ["map", "https://me:word@maps.example.org/27", "a link to the office on a map"],
    ["map", "https://maps.example.org:8443/27", "a link to the office on a map"],
    ["map", "https://maps.example.org", "a link to the office on a map"],
    ["map", `https://maps.example.org/${"x".repeat(500)}`, "too long"],
    ["facebook", "http://facebook.com/setu", "beginning with https://"],
    ["facebook", "javascript:alert(1)", "beginning with https://"],
    ["facebook", "https://facebook.com.evil.example/setu", "beginning with https://"],
    ["facebook", "https://me:word@facebook.com/setu", "beginning with https://"],
    ["youtube", "https://facebook.com/setu", "beginning with https://"],
    ["instagram", "https://instagram.com/", "beginning with https://"],
  ])(
    "are rejected with a message and keep the input: %s, case %#",
    async (name, typed, message) => {
      const before = await company();
      const isText = ["address", "licences", "opening"].includes(name);
      const form = await nila.get(isText ? `${PAGE}?in=en` : PAGE);
      const refused = await nila.submit(form, { ...ownerDetails, [name]: typed }, FORM);
      expect(refused.status).toBe(400);
      expect(refused.document.querySelector("[role=alert]")?.text).toContain(message);
      expect(fieldValue(refused, name)).toBe(typed);
      const other = isText ? "address" : "facebook";
      expect(fieldValue(refused, other)).toBe(name === other ? typed : ownerDetails[other]);
      expect(await company()).toEqual(before);
      expect(await auditEvents()).toEqual([]);
    },
  );

  it("show markup as text, in the page and in structured data", async () => {
    const typed = "</script><script>alert(1)</script>";
    await save({
      name: typed,
      legal_name: `${typed}2`,
      licences: typed,
      opening: typed,
      address: typed,
    });
    const { html } = await site.visitor().get("/aboutus");
    expect(html).not.toContain("<script>alert(1)");
    expect(html).toContain("&lt;script&gt;alert(1)");
  });
});
