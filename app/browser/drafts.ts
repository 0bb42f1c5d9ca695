import { PREFERENCE_BUTTONS } from "~/preferences";
import {
  type Draft,
  dropOldDrafts,
  findDraft,
  readDraft,
  removeDraft,
  storages,
  storeDraft,
  writeDraft,
} from "./draft-storage";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Stores, restores and clears a form's draft. Values that the server has just returned override a
 * draft.
 *
 * @param keyField hidden field with the submission key
 */
export function keepDraft(form: HTMLFormElement, keyField: string): void {
  const { id: name, dataset } = form;
  const { writer = "" } = dataset;
  const readCurrentDraft = () => draftIn(form, keyField, writer);
  dropOldDrafts();
  const storedDraft = findDraft(name, writer);
  if (dataset.unsaved !== undefined) storeDraft(name, readCurrentDraft());
  else if (storedDraft) fillIn(form, storedDraft, keyField);
  const showBox = setUpDraftBox(form, readCurrentDraft);
  if (storedDraft || dataset.unsaved !== undefined) showBox();
  form.addEventListener("input", () => {
    storeDraft(name, readCurrentDraft());
    showBox();
  });
  form.addEventListener("submit", (event) => {
    if (event.defaultPrevented || isPreferenceButton(event)) return;
    storeDraft(name, { ...readCurrentDraft(), sent: true });
  });
}

/**
 * True for a display switch (language, theme, data saver): it posts the fields only so that they
 * are shown again.
 */
export function isPreferenceButton({ submitter }: SubmitEvent): boolean {
  return submitter instanceof HTMLButtonElement && PREFERENCE_BUTTONS.includes(submitter.name);
}

/** Sets up the box below the form. @returns a function that shows it */
function setUpDraftBox(form: HTMLFormElement, readCurrentDraft: () => Draft): () => void {
  const { id: name } = form;
  const box = document.querySelector<HTMLElement>("[data-draft-box]");
  const checkbox = box?.querySelector("input");
  const clearButton = box?.querySelector("button");
  if (!box || !checkbox || !clearButton) return () => {};
  const isStoredOnPhone = () => readDraft("localStorage", name) !== null;
  checkbox.checked = isStoredOnPhone();
  checkbox.onchange = () => {
    if (checkbox.checked) writeDraft("localStorage", name, readCurrentDraft());
    else removeDraft("localStorage", name);
    checkbox.checked = isStoredOnPhone();
  };
  clearButton.onclick = () => {
    for (const kind of storages) removeDraft(kind, name);
    checkbox.checked = false;
    clearFields(form);
  };
  return () => {
    box.hidden = false;
  };
}

function draftIn(form: HTMLFormElement, keyField: string, writer: string): Draft {
  const draft: Draft = { key: "", values: {}, writer };
  for (const control of controlsOf(form)) {
    if (control.name === keyField) draft.key = control.value;
    else if (isCheckboxOrRadio(control)) addChoice(draft, control);
    else if (!ignoredTypes.includes(control.type)) draft.values[control.name] = control.value;
  }
  return draft;
}

const ignoredTypes = ["hidden", "password", "file"];

/** Value of a checkbox or a group of radio buttons. */
function addChoice(draft: Draft, { name, checked, value }: HTMLInputElement) {
  if (checked) draft.values[name] = value;
  else draft.values[name] ??= "";
}

function clearFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (isCheckboxOrRadio(control)) control.checked = false;
    else if (control.type !== "hidden") control.value = "";
  }
}

/**
 * Fills empty fields, and text areas that still have the page's own text, so that newer text is not
 * overwritten.
 */
function fillIn(form: HTMLFormElement, { key, values }: Draft, keyField: string): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (control.name === keyField && key) control.value = key;
    if (!value || control.type === "hidden" || isAnswered(form, control)) continue;
    if (isCheckboxOrRadio(control)) control.checked = control.value === value;
    else if (control.value === "") control.value = value;
    else if (control instanceof HTMLTextAreaElement && control.value === control.defaultValue)
      // keeps the text with which the page fills the field
      control.value = value.startsWith(control.value) ? value : control.value + value;
    // restored values must be visible
    const details = control.closest("details");
    if (details) details.open = true;
  }
}

/** True if a radio button of the group is already chosen. */
function isAnswered(form: HTMLFormElement, { type, name }: Control): boolean {
  const group = type === "radio" ? form.elements.namedItem(name) : null;
  return group instanceof RadioNodeList && group.value !== "";
}

/** The form's fields, without buttons. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      !(element instanceof HTMLButtonElement) &&
      "name" in element &&
      element.name !== "" &&
      "value" in element,
  );
}

function isCheckboxOrRadio(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
