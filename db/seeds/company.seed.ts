import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { sampleCompany } from "./company";
import { textsByLanguage } from "./texts";

export async function seedCompany(db: Queryable, now: string): Promise<void> {
  const { address, ...company } = sampleCompany;
  await db
    .insertInto("company")
    .values({
      id: "1",
      status: "published",
      ...company,
      sample: flag(true),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await db
    .insertInto("company_texts")
    .values(
      textsByLanguage(address).map(({ language, text }) => ({
        record_id: "1",
        language,
        address: text,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["record_id", "language"]).doNothing())
    .execute();
}

/** Empties the sample details that the owner has not replaced. */
export async function emptyCompany(db: Queryable): Promise<void> {
  for (const column of ["phone", "whatsapp", "email"] as const) {
    await db
      .updateTable("company")
      .set({ [column]: "" })
      .where(column, "=", sampleCompany[column])
      .execute();
  }
  await db
    .updateTable("company")
    .set({ sample: flag(false) })
    .execute();
  const sampleAddresses = Object.values(sampleCompany.address);
  // an otherwise empty translation would be marked as older than the owner's English
  await db
    .deleteFrom("company_texts")
    .where("address", "in", sampleAddresses)
    .where("licences", "=", "")
    .where("opening", "=", "")
    .execute();
  await db
    .updateTable("company_texts")
    .set({ address: "" })
    .where("address", "in", sampleAddresses)
    .execute();
}
