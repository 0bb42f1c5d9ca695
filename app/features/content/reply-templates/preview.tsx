import { typed } from "~/dashboard/dashboard.css";
import { PageHeading, Section } from "~/ui/page";
import type { replyTemplatePreview } from "./area.server";

export function ReplyTemplatePreview({
  title,
  words,
  language,
}: Awaited<ReturnType<typeof replyTemplatePreview>>) {
  return (
    <>
      <PageHeading title={title} />
      <Section>
        <p className={typed} lang={language}>
          {words}
        </p>
      </Section>
    </>
  );
}
