import type { HTMLElement } from "node-html-parser";
import type { SiteForm } from "./forms";

/** A text and a password that occur on no page. */
export const TYPED = { text: "Words typed into it", secret: "secret words, typed in" };

/** Plausible input for each field of a form; all passwords are the same. */
export function plausibleInput({ values, controls }: SiteForm): Record<string, string> {
  const typed: Record<string, string> = { ...values };
  for (const control of controls) {
    const name = control.getAttribute("name") ?? "";
    typed[name] = typedValue(control, name);
  }
  delete typed.csrf;
  return typed;
}

function typedValue(control: HTMLElement, name: string): string {
  const type = control.getAttribute("type") ?? "text";
  if (control.tagName === "SELECT") {
    return control.querySelectorAll("option").at(-1)?.getAttribute("value") ?? "";
  }
  if (type === "checkbox" || type === "radio") return control.getAttribute("value") ?? "on";
  if (isSecret(name)) return name === "code" ? "123456" : TYPED.secret;
  if (type === "email") return "typed@example.com";
  return type === "tel" ? "+8801712345679" : TYPED.text;
}

export function isSecret(name: string): boolean {
  return /password|^code$/i.test(name);
}
