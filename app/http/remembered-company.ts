import type { Database } from "#db/connection.server";
import { derived } from "#db/counters";
import { findCompany } from "~/features/company/company.server";
import { defaultLanguage } from "~/locales/languages";
import type { FallbackCompany } from "./fallback-page";

/**
 * The company's name and number, for pages that are written when there is no time to ask the database, or no
 * use in it. Each call answers with what the look before it found, and looks again for the next.
 *
 * @returns null where it could never be looked up
 */
export function rememberedCompany(db: Database): () => Promise<FallbackCompany | null> {
  let known: FallbackCompany | null = null;
  const look = () =>
    derived(db, "company of error pages", () => findCompany(db, defaultLanguage)).then(
      ({ name, phone, phoneText }) => {
        known = { name, phone, phoneText };
      },
      () => {},
    );
  const first = look();
  return async () => {
    await first;
    void look();
    return known;
  };
}
