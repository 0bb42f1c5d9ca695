import { type PartAnswer, PartPage } from "~/dashboard/part-page";
import { ConsentFields } from "~/features/consent/consent-fields";
import type { ConsentPage as ConsentPageData } from "./consent-page.server";

/** Notes how the patient of a video review agreed to be shown. */
export function ConsentPage({
  view,
  text,
  answer,
}: Pick<ConsentPageData, "view" | "text"> & { answer: PartAnswer | undefined }) {
  return (
    <PartPage form="consent" view={view} text={text} answer={answer}>
      <ConsentFields view={view.fields} />
    </PartPage>
  );
}
