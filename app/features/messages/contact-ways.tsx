import type { ReactNode } from "react";
import { companyEntries } from "~/features/company/company-entries";
import type { contact } from "~/locales/en/contact";
import { useRootData } from "~/site/root-data";
import { DescriptionList } from "~/ui/description-list";

/** How to reach us without the form. */
export function ContactWays({ text: reach }: { text: typeof contact.reach }) {
  const {
    company,
    language,
    text: { common },
  } = useRootData();
  return (
    <DescriptionList
      entries={[
        ...given(
          reach.phone,
          company.phone && <a href={`tel:${company.phone}`}>{company.phoneText}</a>,
        ),
        ...given(
          common.act.whatsapp,
          company.whatsappUrl && <a href={company.whatsappUrl}>{reach.whatsapp}</a>,
        ),
        ...given(
          reach.email,
          company.email && <a href={`mailto:${company.email}`}>{company.email}</a>,
        ),
        { term: reach.hours, value: reach.always },
        ...companyEntries(company, language, { ...reach, map: common.footer.map }),
      ]}
    />
  );
}

/** What the owner has not entered yet is left out. */
function given(term: string, value: ReactNode) {
  return value ? [{ term, value }] : [];
}
