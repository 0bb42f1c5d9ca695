import { HELD_CONSENT } from "./story";
import type { ToastListener } from "./toasts";
import { TYPED_CONSENT } from "./videos";
import type { Visitor } from "./visitor";

const REVIEWS = "/dashboard/admin/patient-reviews";

/** Adds a story, publishes, corrects, unpublishes and deletes it. */
async function moderateStory(listener: ToastListener, visitor: Visitor): Promise<void> {
  const { editing } = listener.text;
  const held = {
    ...{ language: "en", name: "Rahima", place: "Dhaka", text: "We slept.", rating: "4" },
    ...{ country: "india", treatment: "cardiology", hospital_id: "" },
    ...HELD_CONSENT,
  };
  const added = await visitor.submit(await visitor.get(listener.at(`${REVIEWS}/new`)), held);
  listener.expectToast(added, editing.toasts.added);
  const published = await visitor.submit(added, {}, "form#publication");
  listener.expectToast(published, editing.toasts.published);
  const saved = await visitor.submit(published, { name: "Rahim" }, "form#words");
  listener.expectToast(saved, editing.toasts.saved);
  const question = await visitor.get(`${added.path}/publication`);
  const rejected = await visitor.submit(question, { reason: "Asked to" }, "form#publication");
  listener.expectToast(rejected, editing.toasts.rejected);
  const deletionPage = await visitor.get(`${added.path}/deletion`);
  const deleted = await visitor.submit(deletionPage, {}, "form#confirmation");
  listener.expectToast(deleted, editing.toasts.deleted);
}

const VIDEOS = "/dashboard/admin/videos-reviews";

/** Adds two video reviews, and performs every act on the second. */
async function changeVideos(listener: ToastListener, visitor: Visitor): Promise<void> {
  const { editing } = listener.text;
  const video = { link: "https://youtu.be/dQw4w9WgXcQ", title: "First", patient: "Rahima" };
  await visitor.submit(await visitor.get(listener.at(`${VIDEOS}/new`)), video);
  const form = await visitor.get(listener.at(`${VIDEOS}/new`));
  const added = await visitor.submit(form, { ...video, title: "Second" });
  listener.expectToast(added, editing.toasts.added);
  const saved = await visitor.submit(added, { patient: "Karim" }, "form#words");
  listener.expectToast(saved, editing.toasts.saved);
  const facts = await visitor.get(`${added.path}?in=facts`);
  const withConsent = await visitor.submit(facts, TYPED_CONSENT, "form#words");
  listener.expectToast(withConsent, editing.toasts.saved);
  const published = await visitor.submit(withConsent, {}, "form#publication");
  listener.expectToast(published, editing.toasts.published);
  const withdrawn = await visitor.submit(published, {}, "form#publication");
  listener.expectToast(withdrawn, editing.toasts.withdrawn);
  const withdrawal = await visitor.get(`${added.path}/withdrawal`);
  const consentWithdrawn = await visitor.submit(withdrawal, {}, "form#withdrawal");
  listener.expectToast(consentWithdrawn, listener.text.films.withdrawal.noted);
  const tab = await visitor.get(`${added.path}?in=facts`);
  const relinked = await visitor.submit(tab, { link: "https://vimeo.com/76979871" }, "form#words");
  listener.expectToast(relinked, editing.toasts.saved);
  const list = await visitor.get(listener.at(VIDEOS));
  const moved = await visitor.submit(list, {}, `main form[action$="/order"]`);
  listener.expectToast(moved, editing.toasts.moved);
  const question = await visitor.get(`${added.path}/deletion`);
  listener.expectToast(
    await visitor.submit(question, {}, "form#confirmation"),
    editing.toasts.deleted,
  );
}

const POSTS = "/dashboard/admin/blog-posts";

/** Writes a post, publishes it now and later, and performs every other act. */
async function changePosts(listener: ToastListener, visitor: Visitor): Promise<void> {
  const { editing, messages } = listener.text;
  const words = { title: `Post ${listener.language}`, excerpt: "In short", body: "At length." };
  const form = await visitor.get(listener.at(`${POSTS}/new`));
  const added = await visitor.submit(form, { ...words, category: "travel-tips" });
  listener.expectToast(added, messages.blogCreated);
  const saved = await visitor.submit(added, { excerpt: "Shorter" }, "form#words");
  listener.expectToast(saved, editing.toasts.saved);
  const facts = await visitor.get(`${added.path}?in=facts`);
  const slug = `post-in-${listener.language}`;
  listener.expectToast(await visitor.submit(facts, { slug }, "form#words"), editing.toasts.saved);
  const later = { day: "2036-01-01", time: "09:30" };
  const open = await visitor.get(added.path);
  const scheduled = await visitor.submit(open, later, "form#publication");
  listener.expectToast(scheduled, editing.toasts.scheduled);
  const withdrawn = await visitor.submit(scheduled, {}, "form#publication");
  listener.expectToast(withdrawn, editing.toasts.withdrawn);
  const published = await visitor.submit(withdrawn, {}, "form#publication");
  listener.expectToast(published, editing.toasts.published);
  const question = await visitor.get(`${added.path}/deletion`);
  listener.expectToast(
    await visitor.submit(question, {}, "form#confirmation"),
    editing.toasts.deleted,
  );
}

/** Performs every act on reviews, video reviews and posts. */
export async function changeStories(listener: ToastListener, visitor: Visitor): Promise<void> {
  await moderateStory(listener, visitor);
  await changeVideos(listener, visitor);
  await changePosts(listener, visitor);
}
