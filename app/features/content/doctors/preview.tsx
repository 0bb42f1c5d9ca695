import { PageHeading, Section } from "~/ui/page";
import { DoctorCards } from "./doctor-cards";
import type { doctorPreview } from "./doctors.server";

export function DoctorPreview({ title, ...cards }: Awaited<ReturnType<typeof doctorPreview>>) {
  return (
    <>
      <PageHeading title={title} />
      <Section>
        <DoctorCards {...cards} level={2} />
      </Section>
    </>
  );
}
