import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { seal } from "~/server/seal.server";
import { ADMIN_PASSWORD, anAccount } from "./accounts";
import type { Site } from "./site";
import type { ToastListener } from "./toasts";
import type { Visitor } from "./visitor";

const formTo = (part: string) => `main form[action$="${part}"]`;

/** Saves the coordinator's own profile and checks the toast. */
export async function changeOwnProfile(visitor: Visitor, listener: ToastListener): Promise<void> {
  const page = await visitor.get(listener.at("/dashboard/admin/edit-profile"));
  const saved = await visitor.submit(page, { name: "Nila Akter" }, "form#own-profile");
  listener.expectToast(saved, listener.text.messages.saved);
}

/** Discards a kept form, restores it, sends one that no longer exists, and checks the toasts. */
export async function discardAndRestoreKeptForm(
  site: Site,
  visitor: Visitor,
  listener: ToastListener,
  email: string,
): Promise<void> {
  const { keptForm } = listener.text.account;
  const path = listener.at("/dashboard/admin/team-member/new");
  const users = site.db.selectFrom("users").select("id").where("email", "=", email);
  const { id: userId } = await users.executeTakeFirstOrThrow();
  const id = await insertKeptForm(site, userId, { path, fields: [["role", "Head of nights"]] });
  const home = await visitor.get(listener.at("/dashboard/admin"));
  const removed = await visitor.submit(home, {}, formTo(`${id}/removal`));
  listener.expectToast(removed, keptForm.removed);
  const back = await visitor.submit(removed, {}, "[role=status] form");
  listener.expectToast(back, keptForm.back);
  await site.db.deleteFrom("kept_forms").where("id", "=", id).execute();
  const page = await visitor.submit(back, {}, "form#kept");
  expect(page.text).toContain(keptForm.gone);
  listener.expectToast(
    await visitor.submit(back, { csrf: "old" }, "form#kept"),
    listener.text.messages.actionFailed,
    "error",
  );
}

/** Performs every act on an account and checks the toasts. */
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
  listener.expectToast(sent, toasts.verificationSent);
  const disabled = await visitor.submit(await page(), {}, formTo("/access"));
  listener.expectToast(disabled, toasts.disabled);
  const open = await visitor.submit(disabled, {}, "[role=status] form");
  listener.expectToast(open, toasts.enabled);
  const password = { currentPassword: ADMIN_PASSWORD };
  listener.expectToast(await visitor.submit(await page("/role"), password), toasts.invited);
  await site.db.updateTable("users").set({ role: "admin" }).where("id", "=", id).execute();
  listener.expectToast(await visitor.submit(await page("/role"), password), toasts.demoted);
}

/** A form that was sent after its sender's session had ended. */
async function insertKeptForm(
  site: Site,
  userId: string,
  { path, fields }: { path: string; fields: [string, string][] },
): Promise<string> {
  const id = randomUUID();
  const sealed = seal(site.env.dataKeys, `kept-form:${userId}`, JSON.stringify(fields));
  const created_at = site.clock.now.toISOString();
  await site.db
    .insertInto("kept_forms")
    .values({ id, user_id: userId, path, sealed, created_at, settled_at: null })
    .execute();
  return id;
}

/** Adds a shift to the duty roster, and removes it twice. */
export async function changeRoster(visitor: Visitor, listener: ToastListener): Promise<void> {
  const { toasts } = listener.text.duty;
  const page = await visitor.get(listener.at("/dashboard/admin/duty"));
  const shift = { "day-0": "on", starts: "09:00", ends: "17:00" };
  const added = await visitor.submit(page, shift, "form#duty");
  listener.expectToast(added, toasts.added);
  const removed = await visitor.submit(added, {}, formTo("duty/removal"));
  listener.expectToast(removed, toasts.removed);
  expect((await visitor.submit(added, {}, formTo("duty/removal"))).text).toContain(toasts.gone);
}
