import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  editableValues,
  formsOf,
  partialInput,
  pressSwitch,
  switchForm,
} from "../support/form-input";
import { insertFormRows, pagesOf } from "../support/forms";
import { type Site, startSite } from "../support/site";
import { FORMS_ID, FORMS_MESSAGE_ID } from "../support/visitors-by-route";
import { wholeSuite } from "../support/whole-suite";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMITS: "off" });
  await insertFormRows(site);
});
afterAll(() => site.close());

describe("form behind a log-in after a switch of language without JavaScript", () => {
  it.runIf(wholeSuite)("keeps its input on every page with a form", async () => {
    const unswitchedForms: string[] = [];
    let formCount = 0;
    for await (const { visitor, page } of pagesOf(site)) {
      const form = switchForm(page);
      for (const other of formsOf(page).filter((one) => one !== form)) {
        const path = page.path.replace(FORMS_MESSAGE_ID, ":id").replace(FORMS_ID, ":id");
        unswitchedForms.push(`${path}#${other.getAttribute("id")}`);
      }
      if (!form) continue;
      formCount += 1;
      const typed = partialInput(form);
      const turned = await pressSwitch(visitor, page, ["turn-language", "bn"], typed, form);
      visitor.cookies.delete("app-language");
      expect(turned.status, page.path).toBe(200);
      expect(turned.document.querySelector("html")?.getAttribute("lang"), page.path).toBe("bn");
      const again = switchForm(turned) as HTMLElement;
      expect(again?.getAttribute("id"), page.path).toBe(form.getAttribute("id"));
      expect(editableValues(turned, again), page.path).toEqual(typed);
      expect(turned.document.querySelector("[role=alert]"), page.path).toBeNull();
    }
    expect(formCount).toBeGreaterThan(40);
    // no page has a second form to type into
    expect(unswitchedForms).toEqual([]);
  });
});
