import { useEffect, useState } from "react";
import {
  type Draft,
  dropOldDrafts,
  findDraft,
  keepDraft,
  kinds,
  readDraft,
  removeDraft,
  writeDraft,
} from "./kept-drafts";

/** What a form offers of its draft. */
export interface DraftControls {
  /** Something was typed, now or before a reload. */
  hasDraft: boolean;
  isKeptOnPhone: boolean;
  keepOnPhone: (isKept: boolean) => void;
  /** Empties the form, and forgets what was typed. */
  clear: () => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps a draft of the form, and fills it in again after a reload.
 *
 * @param name of the draft; the form's id
 * @param keyField the hidden field that makes resends one
 * @param writer who is signed in; empty where nobody is
 * @param restores false where the server has just given back what was typed
 * @param onKey is handed the key that goes with what stands in the form
 */
export function useDraft(
  name: string,
  keyField: string,
  writer: string,
  restores: boolean,
  onKey: (key: string) => void,
): DraftControls {
  const [hasDraft, setHasDraft] = useState(false);
  const [isKeptOnPhone, setKeptOnPhone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const element = formOf(name);
    if (!element) return;
    dropOldDrafts();
    const draft = findDraft(name, writer);
    setKeptOnPhone(readDraft("localStorage", name) !== null);
    setHasDraft(draft !== null);
    if (restores && draft) {
      fillIn(element, draft.values);
      onKey(draft.key);
    }
    const keep = () => {
      const typed = draftIn(element, keyField, writer);
      keepDraft(name, typed);
      setHasDraft(true);
      // a page that a browser brought back may hold an older key, which React would write over
      onKey(typed.key);
    };
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, []);
  return {
    hasDraft,
    isKeptOnPhone,
    keepOnPhone: (isKept) => {
      const element = formOf(name);
      if (isKept && element) {
        writeDraft("localStorage", name, draftIn(element, keyField, writer));
      } else removeDraft("localStorage", name);
      setKeptOnPhone(isKept && readDraft("localStorage", name) !== null);
    },
    clear: () => {
      for (const kind of kinds) removeDraft(kind, name);
      setKeptOnPhone(false);
      const element = formOf(name);
      if (element) empty(element);
    },
  };
}

function draftIn(form: HTMLFormElement, keyField: string, writer: string): Draft {
  const draft: Draft = { key: "", values: {}, writer };
  for (const control of controlsOf(form)) {
    if (control.name === keyField) draft.key = control.value;
    else if (isBox(control)) keepBox(draft, control);
    else if (!notTyped.includes(control.type)) draft.values[control.name] = control.value;
  }
  return draft;
}

const notTyped = ["hidden", "password", "file"];

/** Of round buttons with one name the one that is chosen counts. */
function keepBox(draft: Draft, { name, checked, value }: HTMLInputElement) {
  if (checked) draft.values[name] = value;
  else draft.values[name] ??= "";
}

function empty(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (isBox(control)) control.checked = false;
    else if (control.type !== "hidden") control.value = "";
  }
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

/** What is answered, not what is pressed: the switches of the page's furniture belong to the form too. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      !(element instanceof HTMLButtonElement) &&
      "name" in element &&
      element.name !== "" &&
      "value" in element,
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function formOf(name: string): HTMLFormElement | null {
  const element = document.getElementById(name);
  return element instanceof HTMLFormElement ? element : null;
}
