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
      })),
    )
    .onConflict((conflict) => conflict.columns(["company_id", "language"]).doNothing())
    .execute();
}
