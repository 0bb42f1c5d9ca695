import type { Database } from "#db/connection.server";
import { findCompany } from "~/features/company/company.server";
import { defaultLanguage } from "~/locales/languages";
import type { FallbackCompany } from "./fallback-page";

const REMEMBERED_MS = 60_000;

/** Where it could not be looked up it is tried again this much later. */
const RETRY_MS = 1_000;

/**
 * The company's name and number, for pages that are written when there is no time to ask the database,
 * or no use in it: looked up at the start and once a minute at most, and kept where it cannot be looked up
 * again, which is tried once a second: of its own accord until it is known, then when somebody asks. Null
 * where it never could.
 */
export function rememberedCompany(db: Database): () => Promise<FallbackCompany | null> {
  let last: FallbackCompany | null = null;
  let known: Promise<FallbackCompany | null> | undefined;
  let until = 0;
  const company = () => {
    const now = performance.now();
    if (known && now < until) return known;
    until = now + REMEMBERED_MS;
    known = findCompany(db, defaultLanguage).then(
      ({ name, phone, phoneText }) => {
        last = { name, phone, phoneText };
        return last;
      },
      () => {
        until = performance.now() + RETRY_MS;
        // who asks for it first may do so when the database is lost again
        if (last === null) setTimeout(again, RETRY_MS).unref();
        return last;
      },
    );
    return known;
  };
  const again = () => {
    until = 0;
    void company();
  };
  again();
  return company;
}
