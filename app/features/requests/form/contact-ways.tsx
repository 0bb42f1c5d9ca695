import { companyEntries } from "~/features/company/company-entries";
import type { contact } from "~/locales/en/contact";
import { useRootData } from "~/site/root-data";
import { DescriptionList } from "~/ui/description-list";

export function ContactWays({ text: reach }: { text: typeof contact.reach }) {
  const {
    company,
    language,
    text: { common },
  } = useRootData();
  return (
    <DescriptionList
      entries={[
        { term: reach.phone, value: <a href={`tel:${company.phone}`}>{company.phoneText}</a> },
        ...(company.whatsappUrl
          ? [
              {
                term: common.act.whatsapp,
                value: <a href={company.whatsappUrl}>{reach.whatsapp}</a>,
              },
            ]
          : []),
        { term: reach.email, value: <a href={`mailto:${company.email}`}>{company.email}</a> },
        { term: reach.hours, value: reach.always },
        ...companyEntries(company, language, { ...reach, map: common.footer.map }),
      ]}
    />
  );
}
