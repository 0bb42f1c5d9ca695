import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

const REVIEWS = "/dashboard/admin/patient-reviews";

/** Adds a story, publishes it, puts it right, takes it off the site and deletes it. */
export async function moderateStory(listener: ToastListener, visitor: Visitor): Promise<void> {
  const { editing, moderation } = listener.text;
  const held = {
    ...{ language: "en", name: "Rahima", place: "Dhaka", text: "We slept.", rating: "4" },
    ...{ country: "india", treatment: "cardiology", hospital: "" },
    ...{ consentSource: "paper", consentNote: "Green folder", consentedOn: "2026-11-01" },
  };
  const added = await visitor.submit(await visitor.get(listener.at(`${REVIEWS}/new`)), held);
  listener.hears(added, moderation.toasts.added);
  const published = await visitor.submit(added, {}, "form#publication");
  listener.hears(published, moderation.toasts.published);
  const form = await visitor.get(`${added.path}/correction`);
  listener.hears(await visitor.submit(form, { name: "Rahim" }), moderation.toasts.saved);
  const question = await visitor.get(`${added.path}/rejection`);
  const rejected = await visitor.submit(question, { reason: "Asked to" });
  listener.hears(rejected, moderation.toasts.rejected);
  const last = await visitor.get(`${added.path}/deletion`);
  listener.hears(await visitor.submit(last, {}, "form#confirmation"), editing.toasts.deleted);
}
