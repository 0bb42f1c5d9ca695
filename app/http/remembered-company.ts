import type { Database } from "#db/connection.server";
import { findCompany } from "~/features/company/company.server";
import { defaultLanguage } from "~/locales/languages";
import type { FallbackCompany } from "./fallback-page";

const AGAIN_MS = 60_000;
/** While nothing is known. */
const SOON_MS = 1_000;

/**
 * The company's name and number, for pages that are written when there is no time to ask the database,
 * or no use in it: looked up once a minute, and kept where it cannot be looked up. Null where it never could.
 */
export function rememberedCompany(db: Database): () => Promise<FallbackCompany | null> {
  let company: FallbackCompany | null = null;
  const look = async () => {
    company = await findCompany(db, defaultLanguage).then(
      ({ name, phone, phoneText }) => ({ name, phone, phoneText }),
      () => company,
    );
    setTimeout(look, company ? AGAIN_MS : SOON_MS).unref();
  };
  const first = look();
  return () => first.then(() => company);
}
