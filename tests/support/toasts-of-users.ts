import { ADMIN_PASSWORD, anAccount } from "./accounts";
import type { Site } from "./site";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

const formTo = (part: string) => `main form[action$="${part}"]`;

/** Saves one's own page. */
export async function changeOwnProfile(visitor: Visitor, listener: ToastListener): Promise<void> {
  const page = await visitor.get(listener.at("/dashboard/admin/edit-profile"));
  const saved = await visitor.submit(page, { name: "Nila Akter" }, "form#own-profile");
  listener.hears(saved, listener.text.messages.saved);
}

/** Does everything that can be done to an account, and listens to what is said of it. */
export async function changeAccount(
  site: Site,
  visitor: Visitor,
  listener: ToastListener,
): Promise<void> {
  const { toasts } = listener.text.users;
  const email = `family-${listener.language}@example.com`;
  const { id } = await anAccount(site, email, { verified: false });
  const page = (part = "") => visitor.get(listener.at(`/dashboard/admin/users-list/${id}${part}`));
  const sent = await visitor.submit(await page(), {}, formTo("/verification"));
  listener.hears(sent, toasts.verificationSent);
  const shut = await visitor.submit(await page(), {}, formTo("/access"));
  listener.hears(shut, toasts.disabled);
  const open = await visitor.submit(shut, {}, "[role=status] form");
  listener.hears(open, toasts.enabled);
  const password = { currentPassword: ADMIN_PASSWORD };
  listener.hears(await visitor.submit(await page("/role"), password), toasts.invited);
  await site.db.updateTable("users").set({ role: "admin" }).where("id", "=", id).execute();
  listener.hears(await visitor.submit(await page("/role"), password), toasts.demoted);
}
