import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

/** Performs every act on a hospital and checks the toasts. */
export async function changeHospital(visitor: Visitor, listener: ToastListener): Promise<void> {
  const { toasts } = listener.text.editing;
  const form = await visitor.get(listener.at("/dashboard/admin/hospital-list/new"));
  const place = { country: "india", city: "Chennai" };
  const added = await visitor.submit(form, { name: `Hospital ${listener.language}`, ...place });
  listener.expectToast(added, toasts.added);
  const texts = { address: "1 River Road", bio: "By the river.", about: "It stands there." };
  const saved = await visitor.submit(added, texts, "form#words");
  listener.expectToast(saved, toasts.saved);
  const facts = await visitor.get(`${saved.path}?in=facts`);
  listener.expectToast(await visitor.submit(facts, { city: "Madras" }, "form#words"), toasts.saved);
  const open = await visitor.get(saved.path);
  const published = await visitor.submit(open, {}, "form#publication");
  listener.expectToast(published, toasts.published);
  const withdrawn = await visitor.submit(published, {}, "form#publication");
  listener.expectToast(withdrawn, toasts.withdrawn);
  const question = await visitor.get(`${withdrawn.path}/deletion`);
  listener.expectToast(await visitor.submit(question, {}, "form#confirmation"), toasts.deleted);
}
