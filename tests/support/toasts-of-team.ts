import { formatNumber } from "~/locales/format";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

/** Performs every act on a member of the team and checks the toasts. */
export async function changeTeam(visitor: Visitor, listener: ToastListener): Promise<void> {
  const page = (path: string) => visitor.get(listener.at(path));
  const { editing, revisions } = listener.text;
  const form = await page("/dashboard/admin/team-member/new");
  const words = { name: `Farida ${listener.language}`, role: "Coordinator", bio: "Rings back." };
  const added = await visitor.submit(form, words);
  listener.expectToast(added, editing.toasts.added);
  const saved = await visitor.submit(added, { role: "Night coordinator" }, "form#words");
  listener.expectToast(saved, editing.toasts.saved);
  const published = await visitor.submit(saved, {}, "form#publication");
  listener.expectToast(published, editing.toasts.published);
  const withdrawn = await visitor.submit(published, {}, "form#publication");
  listener.expectToast(withdrawn, editing.toasts.withdrawn);
  const list = await page("/dashboard/admin/team-member");
  const moved = await visitor.submit(list, {}, `main form[action$="/order"]`);
  listener.expectToast(moved, editing.toasts.moved);
  const question = await visitor.get(`${withdrawn.path}/deletion`);
  const deleted = await visitor.submit(question, {}, "form#confirmation");
  listener.expectToast(deleted, editing.toasts.deleted);
  const back = await visitor.submit(deleted, {}, "[role=status] form");
  listener.expectToast(back, revisions.bin.restored);
  const earlier = await visitor.get(`${back.path}/revisions`);
  const reverted = await visitor.submit(earlier, {}, "form#restore");
  listener.expectToast(
    reverted,
    revisions.putBack.replace("{{version}}", formatNumber(1, listener.language)),
  );
}
