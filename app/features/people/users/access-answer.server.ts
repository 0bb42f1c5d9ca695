import { data } from "@remix-run/node";
import { UNDO_TOAST_MS } from "~/constants";
import { blockAccount, unblockAccount } from "~/features/identity/account-access.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { type Flash, redirectWithToast } from "~/server/flash.server";
import { sendVerificationAgain } from "../registration/verification-again.server";
import { userPaths } from "./user-list-view.server";

/** Blocks or unblocks an account, and shows a toast on its page. @throws a 404 page if there is no such account */
export async function changeAccess(
  context: Context,
  person: Person,
  { id, disabled }: { id: string; disabled: boolean },
  language: Language,
) {
  const page = userPaths.record(id, language);
  const toast = (flash: Flash) => redirectWithToast(context, page, flash);
  if (id === person.id) return toast({ key: "users.toasts.own", variant: "warning" });
  const by = { actorId: person.id, network: context.clientAddress };
  const change = disabled ? blockAccount : unblockAccount;
  switch (await change(context.db, id, by, context.now())) {
    case "unknown":
      throw data(null, { status: 404 });
    case "last-admin":
      return toast({ key: "users.toasts.lastAdmin", variant: "warning" });
    case "unchanged":
      return toast({ key: "users.toasts.unchanged", variant: "info" });
    case "unblocked":
      return toast({ key: "users.toasts.enabled", variant: "success" });
    case "blocked":
      return toast({
        key: "users.toasts.disabled",
        variant: "success",
        duration: UNDO_TOAST_MS,
        button: {
          label: "revisions.bin.undo",
          action: userPaths.record(id, language, "access"),
          fields: { disabled: "no" },
        },
      });
  }
}

/**
 * Resends an account's confirmation, and shows a toast on its page.
 *
 * @throws a 404 page if there is no such account
 */
export async function resendVerification(
  context: Context,
  person: Person,
  id: string,
  language: Language,
): Promise<Response> {
  const outcome = await sendVerificationAgain(context, person, id);
  if (outcome === "unknown") throw data(null, { status: 404 });
  const flashes: Record<typeof outcome, Flash> = {
    sent: { key: "users.toasts.verificationSent", variant: "success" },
    tooMany: { key: "users.toasts.verificationTooMany", variant: "warning" },
    unneeded: { key: "users.toasts.unchanged", variant: "info" },
  };
  return redirectWithToast(context, userPaths.record(id, language), flashes[outcome]);
}
