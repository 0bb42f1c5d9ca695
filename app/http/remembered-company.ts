import type { Database } from "#db/connection.server";
import { cachedUntilContentChange } from "#db/counters";
import { findCompany } from "~/features/company/company.server";
import { defaultLanguage } from "~/locales/languages";
import type { FallbackCompany } from "./fallback-page";

/**
 * Provides the company's data for error pages without waiting for the database. Each call returns
 * the last known data and starts a refresh.
 *
 * @returns null if no lookup has succeeded yet
 */
export function rememberedCompany(db: Database): () => Promise<FallbackCompany | null> {
  let lastKnown: FallbackCompany | null = null;
  const refresh = () =>
    cachedUntilContentChange(db, "company of error pages", () =>
      findCompany(db, defaultLanguage),
    ).then(
      ({ name, phone, phoneText }) => {
        lastKnown = { name, phone, phoneText };
      },
      () => {},
    );
  const firstLookup = refresh();
  return async () => {
    await firstLookup;
    void refresh();
    return lastKnown;
  };
}
