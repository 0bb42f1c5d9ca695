import { PageHeading, Section } from "~/ui/page";
import { ReviewCards } from "./review-cards";
import type { reviewPreview } from "./review-cards.server";

/** A story as the reviews page shows it. */
export function ReviewPreview({
  title,
  language,
  review,
}: Awaited<ReturnType<typeof reviewPreview>>) {
  return (
    <>
      <PageHeading title={title} />
      <Section>
        <ReviewCards reviews={[review]} language={language} />
      </Section>
    </>
  );
}
