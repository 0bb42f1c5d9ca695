import type { Language } from "~/locales/languages";
import { langIfOther } from "~/locales/languages";
import type { DescriptionEntry } from "~/ui/description-list";
import type { CompanyInfo } from "./company";

type Shown = Pick<CompanyInfo, "legalName" | "licences" | "address" | "mapUrl">;

interface EntryWords {
  legalName: string;
  licences: string;
  address: string;
  map: string;
}

/** Address and registration of the company. Details that the owner has not entered are empty. */
export function companyEntries(
  { legalName, licences, address, mapUrl }: Shown,
  language: Language,
  words: EntryWords,
): DescriptionEntry[] {
  const place = mapUrl ? (
    <>
      {address ? `${address}\n` : null}
      <a href={mapUrl} rel="noopener">
        {words.map}
      </a>
    </>
  ) : (
    address
  );
  const lines = licences ? (
    <span lang={langIfOther(licences.language, language)}>{licences.lines.join("\n")}</span>
  ) : null;
  return [
    { term: words.address, value: place },
    { term: words.legalName, value: legalName },
    { term: words.licences, value: lines },
  ];
}
