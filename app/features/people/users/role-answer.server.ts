import { data } from "@remix-run/node";
import type { AcceptedForm } from "~/features/forms/form-action.server";
import { findListedAccount } from "~/features/identity/account-list.server";
import { demoteCoordinator } from "~/features/identity/demotion.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import type { TextKey } from "~/server/i18n.server";
import { invite } from "../invitations/invitations.server";
import type { roleSchema } from "./user.schema";
import { userPaths } from "./user-list-view.server";

/**
 * Changes an account's role after the password was confirmed. A coordinator's account becomes a family's at once;
 * a family's account gets an invitation.
 *
 * @throws a 404 page if there is no such account
 */
export async function changeRoleOf(
  context: Context,
  person: Person,
  id: string,
  { language, fail }: Pick<AcceptedForm<typeof roleSchema>, "language" | "fail">,
) {
  const account = await findListedAccount(context.db, id);
  if (!account) throw data(null, { status: 404 });
  const redirectDone = (key: TextKey) =>
    redirectWithToast(context, userPaths.record(id, language), { key, variant: "success" });
  if (account.role !== "admin") {
    if (account.disabled) return fail({ "": "users.unblock" }, 409);
    const { email, language: mailLanguage } = account;
    const outcome = await invite(context, person, { email, language: mailLanguage });
    if (outcome === "is-admin") return fail({ "": "users.toasts.unchanged" }, 409);
    return redirectDone("users.toasts.invited");
  }
  const by = { actorId: person.id, network: context.clientAddress };
  const outcome = await demoteCoordinator(context.db, id, by, context.now());
  switch (outcome) {
    case "unknown":
      throw data(null, { status: 404 });
    case "own":
      return fail({ "": "users.ownRole" }, 409);
    case "last-admin":
      return fail({ "": "users.toasts.lastAdmin" }, 409);
    case "unchanged":
    case "done":
      return redirectDone("users.toasts.demoted");
  }
}
