import { useEffect } from "react";

/**
 * What was typed, kept for as long as the tab is open: phones are shared, and pages are reloaded by
 * accident. With the key, so that what is sent again after a reload is the same submission.
 */
interface Draft {
  key: string;
  values: Record<string, string>;
}

const PREFIX = "draft-";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps a draft of the form, and fills it in again after a reload.
 *
 * @param name of the draft; the form's id
 * @param keyField the hidden field that makes resends one
 * @param restores false where the server has just given back what was typed
 * @param onRestore is handed the draft's key
 */
export function useDraft(
  name: string,
  keyField: string,
  restores: boolean,
  onRestore: (key: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const element = document.getElementById(name);
    if (!(element instanceof HTMLFormElement)) return;
    const draft = restores ? readDraft(name) : null;
    if (draft) {
      fillIn(element, draft.values);
      onRestore(draft.key);
    }
    const keep = () => keepDraft(name, keyField, element);
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, []);
}

/** @param sent what has arrived: the draft of it carries its key */
export function forgetDrafts(sent: Record<string, string>): void {
  try {
    const items = Object.keys(sessionStorage).filter((item) => item.startsWith(PREFIX));
    for (const item of items) {
      const draft = readDraft(item.slice(PREFIX.length));
      if (draft && Object.values(sent).includes(draft.key)) sessionStorage.removeItem(item);
    }
  } catch {
    // storage is switched off: there is nothing to forget
  }
}

function readDraft(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(itemOf(name)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

function keepDraft(name: string, keyField: string, form: HTMLFormElement) {
  const draft: Draft = { key: "", values: {} };
  for (const control of controlsOf(form)) {
    if (control.name === keyField) draft.key = control.value;
    else if (isBox(control)) keepBox(draft, control);
    else if (control.type !== "hidden") draft.values[control.name] = control.value;
  }
  try {
    sessionStorage.setItem(itemOf(name), JSON.stringify(draft));
  } catch {
    // storage is full or switched off: the form works without a draft
  }
}

/** Of round buttons with one name the one that is chosen counts. */
function keepBox(draft: Draft, { name, checked, value }: HTMLInputElement) {
  if (checked) draft.values[name] = value;
  else draft.values[name] ??= "";
}

/** Only where nothing stands: what was typed before the page came alive wins. */
function fillIn(form: HTMLFormElement, values: Draft["values"]) {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (!value || control.type === "hidden" || isAnswered(form, control)) continue;
    if (isBox(control)) control.checked = control.value === value;
    else if (control.value === "") control.value = value;
    // what was typed is seen again
    const folded = control.closest("details");
    if (folded) folded.open = true;
  }
}

/** Whether one of the round buttons of its name is already pressed. */
function isAnswered(form: HTMLFormElement, { type, name }: Control): boolean {
  const group = type === "radio" ? form.elements.namedItem(name) : null;
  return group instanceof RadioNodeList && group.value !== "";
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control => "name" in element && element.name !== "" && "value" in element,
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function itemOf(name: string): string {
  return PREFIX + name;
}
