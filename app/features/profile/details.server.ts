import { setDetails } from "~/features/accounts/accounts.server";
import { audit } from "~/features/audit/audits.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";

/** Of these a person may change the own ones; address and role have ways of their own. */
export interface Details {
  name: string | null;
  phone: string | null;
  language: Language;
}

export async function changeDetails(
  context: Context,
  person: Person,
  { name, phone, language }: Details,
): Promise<void> {
  const now = context.now();
  await context.db.transaction().execute(async (trx) => {
    await setDetails(trx, person.id, { name, phone, language }, now);
    const entry = { kind: "details-changed", actorId: person.id, subjectId: person.id } as const;
    await audit(trx, { ...entry, network: context.clientAddress }, now);
  });
}
