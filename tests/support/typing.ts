import type { Page } from "@playwright/test";

/** Values of the page's form, by field name. */
export type FieldValues = Record<string, string | boolean>;

/** True if the switches belong to a form on the page. */
export async function hasForm(page: Page, path: string): Promise<boolean> {
  return (await (await page.request.get(path)).text()).includes('name="turn-language"');
}

/** Changes the value of every field of the form, even if it is folded. */
export async function typeEverywhere(page: Page): Promise<FieldValues> {
  await editableFields(page).evaluateAll((all) => {
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
  return editableValues(page);
}

const SECRET = "Secret words 99";

/** Types a password and a code into every such field. @returns the number of fields */
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

/** True if the browser's storage contains a secret typed by `typeSecrets`. */
export function keepsSecrets(page: Page): Promise<boolean> {
  return page.evaluate((words) => {
    const stores = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state];
    return JSON.stringify(stores).includes(words);
  }, SECRET);
}

/** Current values of the form's fields, without secrets and files, which are never restored. */
export function editableValues(page: Page): Promise<FieldValues> {
  return editableFields(page).evaluateAll((all) =>
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
 * Names of fields with `autocomplete=off`, which keeps families' names out of a coordinator's
 * browser; Back does not restore these fields.
 */
export function unrestoredNames(page: Page): Promise<string[]> {
  return editableFields(page).evaluateAll((all) =>
    (all as HTMLInputElement[])
      .filter(({ autocomplete }) => autocomplete === "off")
      .map(({ name }) => name),
  );
}

function editableFields(page: Page) {
  const typed = `:is(input, textarea, select):not(${unrestoredFields})`;
  return page.locator(`main form[method=post]:has(${typed})`).first().locator(typed);
}

const unrestoredFields =
  "[type=hidden], [type=password], [type=file], [name=code], [name=leave-empty], [type=submit], [readonly]";

/**
 * Visible links to other pages, outside the page's forms.
 *
 * @param kind an attribute selector. With `[data-discover]`, it finds only the links of Remix's
 * router: the page itself asks about unsaved input before them, the browser before the others
 */
export function linksToOtherPages(page: Page, kind = "[href]") {
  const { pathname, search } = new URL(page.url());
  return page.locator(
    `:is(header, main, footer) a${kind}[href^='/']:visible:not(form a, [href='${pathname}'], [href='${pathname}${search}'], [download], [target])`,
  );
}
