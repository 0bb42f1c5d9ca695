import type { Language } from "~/locales/languages";
import { langIfOther } from "~/locales/languages";
import type { DescriptionEntry } from "~/ui/description-list";
import type { CompanyInfo } from "./company";

type EntryDetails = Pick<CompanyInfo, "legalName" | "licences" | "address" | "mapUrl">;

interface EntryLabels {
  legalName: string;
  licences: string;
  address: string;
  map: string;
}

/** Address and registration of the company. Details that the owner has not entered are empty. */
export function companyEntries(
  { legalName, licences, address, mapUrl }: EntryDetails,
  language: Language,
  labels: EntryLabels,
): DescriptionEntry[] {
  const place = mapUrl ? (
    <>
      {address ? `${address}\n` : null}
      <a href={mapUrl} rel="noopener">
        {labels.map}
      </a>
    </>
  ) : (
    address
  );
  const lines = licences ? (
    <span lang={langIfOther(licences.language, language)}>{licences.lines.join("\n")}</span>
  ) : null;
  return [
    { term: labels.address, value: place },
    { term: labels.legalName, value: legalName },
    { term: labels.licences, value: lines },
  ];
}
