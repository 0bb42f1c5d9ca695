import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { sampleCompany } from "./company";
import { textsByLanguage } from "./texts";

export async function layCompany(db: Queryable, now: string): Promise<void> {
  const { address, ...company } = sampleCompany;
  await db
    .insertInto("company")
    .values({
      id: 1,
      ...company,
      sample: flag(true),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await db
    .insertInto("company_texts")
    .values(
      textsByLanguage(address).map(({ language, text }) => ({
        company_id: 1,
        language,
        address: text,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["company_id", "language"]).doNothing())
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
    .updateTable("company_texts")
    .set({ address: "" })
    .where("address", "in", Object.values(sampleCompany.address))
    .execute();
}
