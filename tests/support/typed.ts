import type { HTMLElement } from "node-html-parser";
import type { Page } from "./visitor";

const TYPED = "input:not([type=hidden]), textarea, select";
const secret = ["password", "confirmPassword", "leave-empty"];

/** The form of a page in which somebody types more than secrets, where there is one. */
export function formOf(page: Page): HTMLElement | undefined {
  return page.document
    .querySelectorAll("main form[method=post]")
    .find((form) => typedIn(form).length > 0);
}

const typedIn = (form: HTMLElement) =>
  form
    .querySelectorAll(TYPED)
    .filter((control) => !secret.includes(control.getAttribute("name") ?? ""));

/** What somebody might leave in a form: no field as the page had it, and none that is right. */
export function halfTyped(form: HTMLElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const control of typedIn(form)) {
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

/** What stands in the form's controls. */
export function standing(page: Page): Record<string, string | undefined> {
  const fields: Record<string, string | undefined> = {};
  const form = formOf(page);
  for (const control of form ? typedIn(form) : []) {
    const name = control.getAttribute("name") ?? "";
    const type = control.getAttribute("type");
    if (type === "checkbox" || type === "radio") {
      if (control.hasAttribute("checked")) fields[name] = control.getAttribute("value");
    } else if (control.rawTagName === "select") {
      fields[name] = control.querySelector("option[selected]")?.getAttribute("value");
    } else if (control.rawTagName === "textarea")
      fields[name] = control.textContent.replace(/^\n/, "");
    else fields[name] = control.getAttribute("value");
  }
  return fields;
}
