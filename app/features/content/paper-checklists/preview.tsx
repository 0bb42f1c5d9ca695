import { typed } from "~/dashboard/dashboard.css";
import { PageHeading, Section } from "~/ui/page";
import type { paperChecklistPreview } from "./area.server";

export function PaperChecklistPreview({
  title,
  about,
  why,
  how,
  source,
  asOf,
  language,
}: Awaited<ReturnType<typeof paperChecklistPreview>>) {
  return (
    <>
      <PageHeading title={title} lead={about} />
      <Section>
        <p lang={language}>{why}</p>
        <p className={typed} lang={language}>
          {how}
        </p>
        <p>
          {source ? <a href={source}>{source}</a> : null} {asOf}
        </p>
      </Section>
    </>
  );
}
