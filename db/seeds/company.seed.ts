import type { Queryable } from "../connection.server";
import { flag } from "../flag";
import { sampleCompany } from "./company";

export async function layCompany(db: Queryable, now: string): Promise<void> {
  const { address, ...company } = sampleCompany;
  await db
    .insertInto("company")
    .values({
      id: 1,
      ...company,
      address_en: address.en,
      address_bn: address.bn,
      address_th: address.th,
      sample: flag(true),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
