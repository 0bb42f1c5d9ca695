import { Card, type CardTexts } from "./paper-card";
import {
  compareWithUpload,
  type PaperTarget,
  photoOf,
  removeUpload,
  sendPages,
} from "./paper-queue";

// Sends a family's papers in chunks. The public script loads this module when a file is chosen.

/** Fields of the form that name the paper to which a file belongs. */
const PAPER_FIELDS = ["item", "kind", "whose", "document"];

/** Warns of the first chosen photo that is hard to read; it can be sent all the same. */
export async function warnOfPoorPhotos(
  form: HTMLFormElement,
  input: HTMLInputElement,
): Promise<void> {
  const box = form.querySelector<HTMLElement>("[data-poor]");
  const list = listOfPage();
  if (!box || !list) return;
  box.hidden = true;
  for (const file of filesOf(input)) {
    const photo = await photoOf(file);
    if (!photo?.weakness || !filesOf(input).includes(file)) continue;
    partOf(box, "preview").replaceChildren(photo.preview);
    partOf(box, "poor").textContent = textsOf(list).poor[photo.weakness];
    partOf(box, "again").onclick = () => input.click();
    partOf(box, "leave").onclick = () => {
      box.hidden = true;
    };
    box.hidden = false;
    return;
  }
}

/** Sends the chosen files as the pages of one document, and empties the field. */
export function sendChosen(form: HTMLFormElement, input: HTMLInputElement): void {
  const list = listOfPage();
  if (!list) return;
  for (const select of form.querySelectorAll<HTMLSelectElement>("select")) {
    select.setCustomValidity(select.value === "" ? textsOf(list).choose : "");
    select.onchange = () => select.setCustomValidity("");
    if (!select.reportValidity()) return;
  }
  const fields = new FormData(form);
  const target: PaperTarget = {};
  for (const name of PAPER_FIELDS) {
    const value = fields.get(name);
    if (typeof value === "string" && value !== "") target[name] = value;
  }
  const pages = filesOf(input).map((file) => ({
    file,
    card: Card.add(list, textsOf(list), file.name),
    wantsLegible: true,
  }));
  input.value = "";
  form.querySelector("[data-poor]")?.setAttribute("hidden", "");
  pages[0]?.card.element.scrollIntoView({ block: "center" });
  sendPages(addressOf(list), pages, target);
}

/** Continues an upload with the file that was chosen again. Another file is sent from its start. */
export async function resumeUpload(input: HTMLInputElement): Promise<void> {
  const [file] = filesOf(input);
  const list = listOfPage();
  const element = input.closest<HTMLElement>("[data-upload]");
  if (!file || !element || !list) return;
  const { upload = "", document: id = "", position = "", legibleUrl = "" } = element.dataset;
  const card = new Card(element, textsOf(list));
  try {
    const comparison = await compareWithUpload(file, upload);
    if (legibleUrl) await removeUpload(legibleUrl);
    const isSame = comparison === "same";
    const page = isSame
      ? { file, card, startedUrl: upload, wantsLegible: element.dataset.hasLegible === undefined }
      : { file, card, replacedUrl: upload, wantsLegible: true };
    card.showNote(comparison === "other" ? card.texts.other : "");
    sendPages(addressOf(list), [page], { document: id, position });
  } catch {
    card.showState(card.texts.broken);
  }
}

function listOfPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-uploads]");
}

function addressOf(list: HTMLElement): string {
  return list.dataset.uploads ?? "";
}

function textsOf(list: HTMLElement): CardTexts {
  return JSON.parse(list.dataset.texts ?? "{}");
}

function partOf(box: HTMLElement, name: string): HTMLElement {
  return box.querySelector<HTMLElement>(`[data-part=${name}]`) ?? box;
}

function filesOf(input: HTMLInputElement): File[] {
  return Array.from(input.files ?? []);
}
