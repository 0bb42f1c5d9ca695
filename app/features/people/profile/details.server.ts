import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { setDetails } from "~/features/identity/accounts.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";

/** Details that people may change themselves; email and role are excluded. */
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
  await inTransaction(context.db, async (trx) => {
    await setDetails(trx, person.id, { name, phone, language }, now);
    const entry = { kind: "details-changed", actorId: person.id, subjectId: person.id } as const;
    const details = { name, phone, language };
    const fields = (["name", "phone", "language"] as const).filter(
      (field) => (details[field] ?? "") !== (person[field] ?? ""),
    );
    await audit(trx, { ...entry, network: context.clientAddress, change: { fields } }, now);
  });
}
