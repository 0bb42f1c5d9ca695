import { type PartAnswer, PartPage } from "~/dashboard/part-page";
import { TextField } from "~/ui/form/controls";
import type { WithdrawalPage as WithdrawalPageData } from "./withdrawal-page.server";

/** The page on which a coordinator records that a patient has withdrawn consent for a video. */
export function WithdrawalPage({
  view,
  text,
  answer,
}: Pick<WithdrawalPageData, "view" | "text"> & { answer: PartAnswer | undefined }) {
  return (
    <PartPage formId="withdrawal" view={view} text={text} answer={answer}>
      <TextField name="withdrawn_on" {...view.labels.withdrawn_on} type="date" max={view.today} />
    </PartPage>
  );
}
