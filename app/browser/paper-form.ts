import { isPreferenceButton } from "./drafts";

const loadPapersModule = () => import("./papers");

/**
 * Sends files in chunks on the page of papers. The module for that is loaded when a file is chosen;
 * without it, the form sends one file.
 */
export function sendPapersInChunks(): void {
  if (!document.querySelector("[data-uploads]")) return;
  const input = document.querySelector<HTMLInputElement>("main form input[type=file]");
  if (input?.form) addListeners(input.form, input);
  for (const retryInput of document.querySelectorAll<HTMLInputElement>("[data-upload] input")) {
    retryInput.closest<HTMLElement>("[data-part=choose]")?.removeAttribute("hidden");
    retryInput.addEventListener("change", () => {
      loadPapersModule().then(({ resumeUpload }) => resumeUpload(retryInput));
    });
  }
}

function addListeners(form: HTMLFormElement, input: HTMLInputElement): void {
  let isPlain = false;
  const becomePlain = () => {
    isPlain = true;
    if ((input.files?.length ?? 0) > 1) input.value = "";
    input.multiple = false;
  };
  input.multiple = true;
  input.addEventListener("change", () => {
    loadPapersModule().then(({ warnOfPoorPhotos }) => warnOfPoorPhotos(form, input), becomePlain);
  });
  form.addEventListener("submit", (event) => {
    if (isPlain || !input.files?.length || isPreferenceButton(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    loadPapersModule().then(
      ({ sendChosen }) => sendChosen(form, input),
      () => {
        becomePlain();
        if (input.files?.length) form.submit();
      },
    );
  });
}
