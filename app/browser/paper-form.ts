import { isPreferenceButton } from "./drafts";

const load = () => import("./papers");

/**
 * Sends files in pieces on the page of papers. A module for that is loaded once a file is chosen;
 * without it the form sends one file.
 */
export function sendPapersInPieces(): void {
  if (!document.querySelector("[data-uploads]")) return;
  const input = document.querySelector<HTMLInputElement>("main form input[type=file]");
  if (input?.form) sendFrom(input.form, input);
  for (const retryInput of document.querySelectorAll<HTMLInputElement>("[data-upload] input")) {
    retryInput.closest<HTMLElement>("[data-part=choose]")?.removeAttribute("hidden");
    retryInput.addEventListener("change", () => {
      load().then(({ resumeUpload }) => resumeUpload(retryInput));
    });
  }
}

function sendFrom(form: HTMLFormElement, input: HTMLInputElement): void {
  let isPlain = false;
  const giveUp = () => {
    isPlain = true;
    if ((input.files?.length ?? 0) > 1) input.value = "";
    input.multiple = false;
  };
  input.multiple = true;
  input.addEventListener("change", () => {
    load().then(({ warnOfPoorPhotos }) => warnOfPoorPhotos(form, input), giveUp);
  });
  form.addEventListener("submit", (event) => {
    if (isPlain || !input.files?.length || isPreferenceButton(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    load().then(
      ({ sendChosen }) => sendChosen(form, input),
      () => {
        giveUp();
        if (input.files?.length) form.submit();
      },
    );
  });
}
