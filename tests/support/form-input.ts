import type { HTMLElement } from "node-html-parser";
import { formValues, type Page, type Visitor } from "./visitor";

const EDITABLE = "input:not([type=hidden]):not([type=file]):not([readonly]), textarea, select";
const secretNames = [
  "password",
  "confirmPassword",
  "currentPassword",
  "code",
  "credential",
  "leave-empty",
];

/** The first form of a page with fields other than secrets, if any. */
export function formOf(page: Page): HTMLElement | undefined {
  return formsOf(page)[0];
}

/** The forms of a page with fields other than secrets and files. */
export function formsOf(page: Page): HTMLElement[] {
  return page.document
    .querySelectorAll("main form[method=post]")
    .filter((form) => editableControls(form).length > 0);
}

/**
 * The form whose fields the page's switches also send, if any.
 *
 * @throws Error if the switches name a missing form, which would disable them without JavaScript
 */
export function switchForm(page: Page): HTMLElement | null {
  const [button] = page.document.querySelectorAll("header button[name=turn-language]");
  if (!button) return null;
  const form = page.document.querySelector(`main form#${button.getAttribute("form")}`);
  if (!form) throw new Error(`The switches of ${page.path} name a form that is not there`);
  return form;
}

/** Presses a switch that belongs to a form, as a browser does. */
export async function pressSwitch(
  visitor: Visitor,
  page: Page,
  [name, value]: [name: string, value: string],
  typed: object,
  form = formOf(page),
): Promise<Page> {
  const id = form?.getAttribute("id");
  const button = page.document.querySelector(
    `button[form="${id}"][name="${name}"][value="${value}"]`,
  );
  if (!button) throw new Error(`no ${name} for the form of ${page.path}`);
  const fields = { ...formValues(form as HTMLElement), ...typed, [name]: value };
  return visitor.post(button.getAttribute("formaction") ?? "", fields);
}

const editableControls = (form: HTMLElement) =>
  form
    .querySelectorAll(EDITABLE)
    .filter((control) => !secretNames.includes(control.getAttribute("name") ?? ""));

/**
 * Partial input: a text in every field, also where a number or an address is asked, and a choice in
 * each group.
 */
export function partialInput(form: HTMLElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const control of editableControls(form)) {
    const name = control.getAttribute("name") ?? "";
    if (control.getAttribute("type") === "checkbox") fields[name] = "on";
    else if (control.getAttribute("type") === "radio")
      fields[name] ??= control.getAttribute("value") ?? "";
    else if (control.rawTagName === "select") {
      fields[name] = control.querySelectorAll("option").at(-1)?.getAttribute("value") ?? "";
    } else fields[name] = `half <typed> "${name}" ৯৯`;
  }
  return fields;
}

/** Values of the form's controls. */
export function editableValues(
  page: Page,
  form: HTMLElement | null | undefined = formOf(page),
): Record<string, string | undefined> {
  const fields: Record<string, string | undefined> = {};
  for (const control of form ? editableControls(form) : []) {
    const name = control.getAttribute("name") ?? "";
    const type = control.getAttribute("type");
    if (type === "checkbox" || type === "radio") {
      if (control.hasAttribute("checked")) fields[name] = control.getAttribute("value") ?? "on";
    } else if (control.rawTagName === "select") {
      fields[name] = control.querySelector("option[selected]")?.getAttribute("value");
    } else if (control.rawTagName === "textarea")
      fields[name] = control.textContent.replace(/^\n/, "");
    else fields[name] = control.getAttribute("value");
  }
  return fields;
}
