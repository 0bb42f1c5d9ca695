import { jpegFile, LIBRARY, UPLOAD } from "./pictures";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

/** Uploads a picture, describes, replaces, chooses and deletes it. */
export async function lookAfterPictures(listener: ToastListener, visitor: Visitor): Promise<void> {
  const { toasts } = listener.text.pictures;
  const file = await jpegFile("small.jpg", 60, 40);
  const form = await visitor.get(listener.at(`${LIBRARY}/new`));
  const added = await visitor.submitFile(form, { alt_en: "A ward" }, file, UPLOAD);
  listener.hears(added, toasts.added);
  const saved = await visitor.submit(added, { alt_th: "ห้องพัก" }, "form#alts");
  listener.hears(saved, toasts.saved);
  const other = await visitor.get(`${added.path}/replacement`);
  const replaced = await visitor.submitFile(other, {}, file, "form#replacement");
  listener.hears(replaced, toasts.replaced);
  const pictures = listener.at("/dashboard/admin/team-member/sample-team-1/pictures");
  const choice = "form[action$='/choice']";
  const page = await visitor.get(pictures);
  const uploaded = await visitor.submitFile(page, { alt_en: "Nila" }, file, UPLOAD);
  listener.hears(uploaded, toasts.chosen);
  const removed = await visitor.submit(uploaded, {}, choice);
  listener.hears(removed, toasts.removed);
  listener.hears(await visitor.submit(removed, {}, choice), toasts.chosen);
  await visitor.submit(await visitor.get(pictures), {}, choice);
  const question = await visitor.get(`${added.path}/deletion`);
  listener.hears(
    await visitor.submit(question, {}, "form#confirmation"),
    listener.text.editing.toasts.deleted,
  );
  const open = await visitor.get(pictures);
  const late = { pictureId: added.path.split("/").at(-1) ?? "" };
  listener.hears(await visitor.submit(open, late, choice), toasts.notChosen, "error");
}
