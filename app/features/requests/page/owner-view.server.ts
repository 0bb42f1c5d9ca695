import type { Queryable } from "#db/connection.server";
import { listAdminAccounts } from "~/features/identity/account-rights.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts, translator } from "~/server/i18n.server";
import { actorName } from "../history.server";

export type OwnerView = Awaited<ReturnType<typeof ownerView>>;

/**
 * The owner, and the other active coordinators to whom the request can be handed over.
 *
 * @param here address of the page to which each button returns
 */
export async function ownerView(
  db: Queryable,
  { id, assignedTo }: { id: string; assignedTo: string | null },
  person: Pick<Person, "id">,
  { language, here: returnPath }: { language: Language; here: string },
) {
  const { owner: text } = texts(language).requestWork;
  const admins = await listAdminAccounts(db);
  const owner = admins.find((admin) => admin.id === assignedTo);
  // a former coordinator remains the owner until somebody takes the request
  const name = owner ? actorName(owner) : assignedTo && texts(language).queue.formerCoordinator;
  const isMine = assignedTo === person.id;
  return {
    id,
    action: paths.dashboardPage("queue/assignment", language),
    handOverHref: paths.dashboardPage("queue/handover", language, { request: id }),
    hidden: { id, seen: assignedTo ?? "", returnTo: returnPath },
    owner: name
      ? {
          name,
          isMine,
          words: isMine ? text.mine : translator(language)("queue.hasIt", { name }),
        }
      : null,
    otherCoordinators: admins
      .filter((admin) => !admin.disabled && admin.id !== assignedTo && admin.id !== person.id)
      .map((admin) => ({ id: admin.id, name: actorName(admin) })),
    text,
  };
}
