import { jpegFile, LIBRARY, UPLOAD } from "./pictures";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

/** Uploads a picture, describes, replaces, chooses and deletes it. */
export async function lookAfterPictures(listener: ToastListener, visitor: Visitor): Promise<void> {
  const { toasts } = listener.text.pictures;
  const file = await jpegFile("small.jpg", 60, 40);
  const form = await visitor.get(listener.at(`${LIBRARY}/new`));
  const added = await visitor.submitFile(form, { alt_en: "A ward" }, file, UPLOAD);
  listener.expectToast(added, toasts.added);
  const saved = await visitor.submit(added, { alt_th: "ห้องพัก" }, "form#alts");
  listener.expectToast(saved, toasts.saved);
  const replacementPage = await visitor.get(`${added.path}/replacement`);
  const replaced = await visitor.submitFile(replacementPage, {}, file, "form#replacement");
  listener.expectToast(replaced, toasts.replaced);
  const pictures = listener.at("/dashboard/admin/team-member/sample-team-1/pictures");
  const choice = "form[action$='/choice']";
  const page = await visitor.get(pictures);
  const uploaded = await visitor.submitFile(page, { alt_en: "Nila" }, file, UPLOAD);
  listener.expectToast(uploaded, toasts.chosen);
  const removed = await visitor.submit(uploaded, {}, choice);
  listener.expectToast(removed, toasts.removed);
  listener.expectToast(await visitor.submit(removed, {}, choice), toasts.chosen);
  await visitor.submit(await visitor.get(pictures), {}, choice);
  const question = await visitor.get(`${added.path}/deletion`);
  listener.expectToast(
    await visitor.submit(question, {}, "form#confirmation"),
    listener.text.editing.toasts.deleted,
  );
  await choosePictures(listener, visitor);
  await chooseOwnPhoto(listener, visitor);
  const picturesPage = await visitor.get(pictures);
  const deletedPicture = { pictureId: added.path.split("/").at(-1) ?? "" };
  const refused = await visitor.submit(picturesPage, deletedPicture, choice);
  listener.expectToast(refused, toasts.notChosen, "error");
}

/** Sets and removes one's own photo. */
async function chooseOwnPhoto(listener: ToastListener, visitor: Visitor): Promise<void> {
  const { toasts } = listener.text.pictures;
  const path = listener.at("/dashboard/admin/edit-profile/pictures");
  const file = await jpegFile("me.jpg", 60, 40, "#654321");
  const form = await visitor.get(path);
  const chosen = await visitor.submitFile(form, { alt_en: "A coordinator" }, file, UPLOAD);
  listener.expectToast(chosen, toasts.chosen);
  const choice = "form[action$='/choice']:has([value=remove])";
  listener.expectToast(await visitor.submit(chosen, {}, choice), toasts.removed);
}

/** Gives a post and a hospital pictures, and removes them again. */
async function choosePictures(listener: ToastListener, visitor: Visitor): Promise<void> {
  const { toasts } = listener.text.pictures;
  const choice = "form[action$='/choice']";
  for (const record of [
    "blog-posts/sample-flying-with-oxygen",
    "hospital-list/sample-bumrungrad-international",
  ]) {
    const path = listener.at(`/dashboard/admin/${record}/pictures`);
    const file = await jpegFile("cover.jpg", 60, 40, "#123456");
    const form = await visitor.get(path);
    const chosen = await visitor.submitFile(form, { alt_en: `Cover of ${record}` }, file, UPLOAD);
    listener.expectToast(chosen, toasts.chosen);
    const another = await visitor.submit(chosen, {}, `${choice}:has([value=choose])`);
    listener.expectToast(another, toasts.chosen);
    if (record.startsWith("hospital")) {
      const moved = await visitor.submit(another, {}, "form[action$='/order']");
      listener.expectToast(moved, listener.text.editing.toasts.moved);
    }
    listener.expectToast(
      await visitor.submit(another, {}, `${choice}:has([value=remove])`),
      toasts.removed,
    );
    const remainingPage = await visitor.get(path);
    if (remainingPage.document.querySelector(`${choice} [value=remove]`)) {
      await visitor.submit(remainingPage, {}, `${choice}:has([value=remove])`);
    }
  }
}
