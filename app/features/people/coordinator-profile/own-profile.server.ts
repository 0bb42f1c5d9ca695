import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { setDetails } from "~/features/identity/accounts.server";
import type { CoordinatorProfile } from "~/features/identity/coordinator";
import {
  findCoordinatorProfile,
  setCoordinatorProfile,
} from "~/features/identity/coordinator-profile.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";

interface OwnProfile extends CoordinatorProfile {
  name: string;
  /** E.164. */
  phone: string | null;
  language: Language;
}

/** Saves a coordinator's profile. The audit event names the changed fields. */
export async function saveOwnProfile(
  context: Context,
  person: Person,
  profile: OwnProfile,
): Promise<void> {
  const now = context.now();
  await inTransaction(context.db, async (trx) => {
    const before = { ...person, ...(await findCoordinatorProfile(trx, person.id)) };
    const fields = (["name", "publicName", "phone", "language", "spoken"] as const).filter(
      (field) => String(profile[field] ?? "") !== String(before[field] ?? ""),
    );
    if (fields.length === 0) return;
    const { name, phone, language } = profile;
    await setDetails(trx, person.id, { name, phone, language }, now);
    await setCoordinatorProfile(trx, person.id, profile, now);
    const entry = { kind: "details-changed", actorId: person.id, subjectId: person.id } as const;
    await audit(trx, { ...entry, network: context.clientAddress, change: { fields } }, now);
  });
}
