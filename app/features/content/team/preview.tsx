import { PageHeading, Section } from "~/ui/page";
import type { teamPreview } from "./area.server";
import { TeamCards } from "./team-cards";

export function TeamPreview({
  title,
  section,
  member,
  ...page
}: Awaited<ReturnType<typeof teamPreview>>) {
  return (
    <>
      <PageHeading title={title} />
      <Section title={section}>
        <TeamCards members={[member]} {...page} />
      </Section>
    </>
  );
}
