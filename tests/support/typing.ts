import type { Page } from "@playwright/test";

/** What stands in the form that is filled in on a page, by the names of its fields. */
export type Standing = Record<string, string | boolean>;

/** Whether something is filled in on a page, of which the switches tell. */
export async function hasForm(page: Page, path: string): Promise<boolean> {
  return (await (await page.request.get(path)).text()).includes('name="turn-language"');
}

/** Types something of its own into every field of the form, folded away or not. */
export async function typeEverywhere(page: Page): Promise<Standing> {
  await fields(page).evaluateAll((all) => {
    const words: Record<string, string> = {
      email: "typed@example.com",
      tel: "01712 345678",
      date: "2026-01-02",
      time: "10:30",
    };
    for (const field of all as (HTMLInputElement | HTMLSelectElement)[]) {
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
      else if (["checkbox", "radio"].includes(field.type)) field.checked = true;
      else field.value = words[field.type] ?? "Typed words ৯৯";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  return standing(page);
}

const SECRET = "Secret words 99";

/** Types a password and a code wherever the page asks for one. @returns in how many fields */
export function typeSecrets(page: Page): Promise<number> {
  const secrets = page.locator("main :is([type=password], [name=code])");
  return secrets.evaluateAll((all, words) => {
    for (const field of all as HTMLInputElement[]) {
      field.value = words;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    return all.length;
  }, SECRET);
}

/** Whether what `typeSecrets` typed stands where the browser keeps things past the page. */
export function keepsSecrets(page: Page): Promise<boolean> {
  return page.evaluate((words) => {
    const stores = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state];
    return JSON.stringify(stores).includes(words);
  }, SECRET);
}

/** But for secrets and files, which are never given back. */
export function standing(page: Page): Promise<Standing> {
  return fields(page).evaluateAll((all) =>
    Object.fromEntries(
      (all as HTMLInputElement[]).map((field) =>
        ["checkbox", "radio"].includes(field.type)
          ? [`${field.name} ${field.value}`, field.checked]
          : [field.name, field.value],
      ),
    ),
  );
}

/**
 * What a browser is told to forget, by the names of its fields: on a coordinator's device no list of
 * families' names shall grow (`autocomplete=off`), so a step back does not bring it.
 */
export function forgotten(page: Page): Promise<string[]> {
  return fields(page).evaluateAll((all) =>
    (all as HTMLInputElement[])
      .filter(({ autocomplete }) => autocomplete === "off")
      .map(({ name }) => name),
  );
}

function fields(page: Page) {
  const typed = `:is(input, textarea, select):not(${notGivenBack})`;
  return page.locator(`main form[method=post]:has(${typed})`).first().locator(typed);
}

const notGivenBack =
  "[type=hidden], [type=password], [type=file], [name=code], [name=leave-empty], [type=submit], [readonly]";

/**
 * The links of the page outside its forms that lead away from it, as they can be pressed.
 *
 * @param kind of links: those of the router are asked about by the page, of others the browser asks
 */
export function waysOut(page: Page, kind = "[href]") {
  const { pathname, search } = new URL(page.url());
  return page.locator(
    `:is(header, main, footer) a${kind}[href^='/']:visible:not(form a, [href='${pathname}'], [href='${pathname}${search}'], [download], [target])`,
  );
}
