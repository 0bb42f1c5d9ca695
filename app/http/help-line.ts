import type { Database } from "#db/connection.server";
import { findCompany } from "~/features/company/company.server";
import { defaultLanguage } from "~/locales/languages";
import type { HelpLine } from "./fallback-page";

const REMEMBERED_MS = 60_000;

/**
 * The number to call, for pages that are written when there is no time to ask the database: looked
 * up once a minute at most. Null where it cannot be had.
 */
export function rememberedHelpLine(db: Database): () => Promise<HelpLine | null> {
  let known: Promise<HelpLine | null> | undefined;
  let until = 0;
  return () => {
    const now = performance.now();
    if (known && now < until) return known;
    until = now + REMEMBERED_MS;
    known = findCompany(db, defaultLanguage).then(
      ({ phone, phoneText }) => ({ phone, phoneText }),
      () => null,
    );
    return known;
  };
}
