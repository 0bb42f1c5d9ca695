import type { Queryable } from "#db/connection.server";
import { listAdminAccounts } from "~/features/accounts/account-rights.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { actorName } from "../history.server";

export type OwnerView = Awaited<ReturnType<typeof ownerView>>;

/**
 * The owner of a request, and those who may get it: every other coordinator who can sign in.
 *
 * @param here the page's address, to which each button leads back
 */
export async function ownerView(
  db: Queryable,
  { id, assignedTo }: { id: string; assignedTo: string | null },
  person: Pick<Person, "id">,
  { language, here }: { language: Language; here: string },
) {
  const { owner: text } = texts(language).requestWork;
  const admins = await listAdminAccounts(db);
  const owner = admins.find((admin) => admin.id === assignedTo);
  // who is no coordinator any more has it still, until somebody takes it
  const name = owner ? actorName(owner) : assignedTo;
  const isMine = assignedTo === person.id;
  return {
    id,
    action: paths.dashboardPage("queue/assignment", language),
    hidden: { id, seen: assignedTo ?? "", returnTo: here },
    owner: name
      ? {
          name,
          isMine,
          words: isMine ? text.mine : translator(language)("queue.hasIt", { name }),
        }
      : null,
    others: admins
      .filter((admin) => !admin.disabled && admin.id !== assignedTo && admin.id !== person.id)
      .map((admin) => ({ id: admin.id, name: actorName(admin) })),
    text,
  };
}
