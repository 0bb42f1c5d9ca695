import type { Language } from "~/locales/languages";
import { offlineWords } from "~/locales/offline-words";
import { UNSENT_ID } from "~/on-phone";
import { escapeHtml, referenceOf, rewriteHtml } from "./notes";
import { removeForm, type StoredForm, storedForms, type UnsentForm } from "./outbox";
import { sendStoredForms } from "./sending";

/**
 * Lists the stored forms on their page.
 *
 * @param language the language of the page; a form may have another
 */
export async function withStoredForms(page: Response, language: Language): Promise<Response> {
  const forms = await storedForms().catch(() => []);
  if (forms.length === 0) return page;
  return rewriteHtml(page, (html) => {
    const list = forms.map((form) => card(form, html, language)).join("");
    const place = new RegExp(`(<div id="${UNSENT_ID}"[^>]*>).*?</div>`, "s");
    return html.replace(place, (_, start: string) => `${start}${list}</div>`);
  });
}

/** Handles a button of a card and shows the page again. */
export async function handleButton(request: Request): Promise<Response> {
  const fields = await request.formData();
  const id = fields.get("id");
  if (fields.get("act") === "send") await sendStoredForms().catch(() => {});
  if (fields.get("act") === "remove" && typeof id === "string")
    await removeForm(id).catch(() => {});
  return Response.redirect(new URL(request.url).pathname, 303);
}

/** Fills the page's template for this state. */
function card(form: StoredForm, html: string, language: Language): string {
  const cards = new RegExp(`<template id="${UNSENT_ID}-${form.state}">(.*?)</template>`, "s");
  const { kinds, unsent } = offlineWords[language];
  const values =
    form.state === "sent" ? sentValues(form.page, unsent.reference) : unsentValues(form);
  const slots: Record<string, string> = { ...values, kind: escapeHtml(kinds[form.kind]) };
  const startTagOf = (name: string) => formStartTag({ id: form.id, act: name });
  return (cards.exec(html)?.[1] ?? "").replace(
    /\[\[(\w+)\]\]/g,
    (_, slot: string) => slots[slot] ?? (slot === "end" ? "</form>" : startTagOf(slot)),
  );
}

function sentValues(page: string, label: string): Record<string, string> {
  const reference = escapeHtml(referenceOf(page));
  const link = `<a href="${escapeHtml(page)}">${reference}</a>`;
  return { reference: reference && `${escapeHtml(label)}: ${link}` };
}

function unsentValues({ path, fields }: UnsentForm): Record<string, string> {
  return {
    who: escapeHtml(senderIn(fields) || referenceOf(path)),
    correct: formStartTag(Object.fromEntries(fields), path),
  };
}

/** A name or number by which people who share the phone recognise the form. */
function senderIn(fields: UnsentForm["fields"]): string {
  const values = new Map(fields);
  return ["fullName", "name", "phoneNumber"].map((name) => values.get(name)).find(Boolean) ?? "";
}

function formStartTag(hidden: Record<string, string>, action?: string): string {
  const inputs = Object.entries(hidden).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const attribute = action ? ` action="${escapeHtml(action)}"` : "";
  return `<form method="post"${attribute}>${inputs.join("")}`;
}
