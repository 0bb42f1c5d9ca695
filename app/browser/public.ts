import { forgetSentDrafts } from "./draft-storage";
import { isPreferenceButton, keepDraft } from "./drafts";
import { sendPapersInChunks } from "./paper-form";

// The script of public pages, besides the inline ones. It loads after the page; every form works
// without it. It must not block the browser's back/forward cache.

/** The button works again after this time, in case the connection hangs. */
const SENDING_MS = 20_000;

const onRestore: (() => void)[] = [];

// first, because its submit listener must run before the forms' other listeners, which it stops
sendPapersInChunks();
for (const form of document.querySelectorAll<HTMLFormElement>("main form[method=post]")) {
  sendOnce(form);
  clearFixedErrors(form);
  if (form.dataset.draft) keepDraft(form, form.dataset.draft);
}
addShowButtons();
addCopyButtons();
if (document.querySelector("main[data-answer]")) forgetSentDrafts();
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) for (const run of onRestore) run();
});

/** Disables the button while the form is being sent. */
function sendOnce(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLElement>("[data-sending]");
  const label = button?.textContent ?? "";
  let sendingTimer = 0;
  const end = () => {
    clearTimeout(sendingTimer);
    sendingTimer = 0;
    if (!button) return;
    button.textContent = label;
    button.removeAttribute("aria-disabled");
  };
  onRestore.push(end);
  form.addEventListener("submit", (event) => {
    if (isPreferenceButton(event)) return;
    if (sendingTimer || showOfflineError(form)) return event.preventDefault();
    sendingTimer = window.setTimeout(end, SENDING_MS);
    if (!button) return;
    button.textContent = button.dataset.sending ?? label;
    button.setAttribute("aria-disabled", "true");
  });
}

/**
 * Shows an error while offline, unless the service worker stores the form.
 *
 * @returns true if the error is shown
 */
function showOfflineError(form: HTMLFormElement): boolean {
  const line = form.querySelector<HTMLElement>("[data-offline]");
  if (!line) return false;
  const { draft, kept } = form.dataset;
  const isStoredByWorker = (draft ?? kept) !== undefined && navigator.serviceWorker?.controller;
  line.setAttribute("role", "alert");
  line.hidden = navigator.onLine || Boolean(isStoredByWorker);
  line.textContent = line.hidden ? "" : (line.dataset.offline ?? "");
  return !line.hidden;
}

/** Removes a field's error as soon as its value may be valid. */
function clearFixedErrors(form: HTMLFormElement): void {
  form.addEventListener("input", ({ target }) => {
    const control = target as HTMLInputElement;
    const describedElement = control.closest("[aria-describedby$='-error']");
    if (!describedElement || !control.checkValidity()) return;
    const ids = (describedElement.getAttribute("aria-describedby") ?? "").split(" ");
    const error = ids.pop() ?? "";
    document.getElementById(error)?.remove();
    if (ids.length > 0) describedElement.setAttribute("aria-describedby", ids.join(" "));
    else describedElement.removeAttribute("aria-describedby");
    for (const one of [describedElement, ...describedElement.querySelectorAll("[aria-invalid]")]) {
      one.removeAttribute("aria-invalid");
    }
    dropFromSummary(error.replace(/-error$/, ""));
  });
}

function dropFromSummary(id: string): void {
  const link = document.querySelector(`main [role=alert] a[href="#${id}"]`);
  const summary = link?.closest("[role=alert]");
  link?.closest("li")?.remove();
  if (summary && !summary.querySelector("li")) summary.remove();
}

/**
 * Show-password buttons. The field is hidden again before submitting, because browsers store text
 * fields.
 */
function addShowButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-show]")) {
    const field = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (!(field instanceof HTMLInputElement)) continue;
    const show = (isShown: boolean) => {
      field.type = isShown ? "text" : "password";
      button.textContent = button.dataset[isShown ? "hide" : "show"] ?? "";
    };
    show(false);
    button.hidden = false;
    button.onclick = () => show(field.type === "password");
    field.form?.addEventListener("submit", () => show(false));
  }
}

/** Copy buttons, if the browser allows writing to the clipboard. */
function addCopyButtons(): void {
  const { clipboard } = navigator;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    const text = button.lastElementChild;
    if (!clipboard || !text) continue;
    text.textContent = button.dataset.copy ?? "";
    button.hidden = false;
    button.onclick = () =>
      clipboard.writeText(button.value).then(() => {
        text.textContent = button.name;
      });
  }
}
