import { Select, TextField } from "~/ui/form/controls";
import type { FollowUpView } from "./follow-up-view.server";
import * as styles from "./request-page.css";

/** Time and reason of a follow-up; folded away unless a field has a value. */
export function FollowUpFields({
  view,
  values,
}: {
  view: FollowUpView;
  /** The submitted values if the form is shown again. */
  values?: Record<string, string>;
}) {
  const { text, defaultTime } = view;
  const enteredValues = [values?.again, values?.againDay, values?.againWhy];
  const isOpen = enteredValues.some(Boolean) || (values?.againTime ?? defaultTime) !== defaultTime;
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <bdi>{view.title}</bdi>
      </summary>
      <div className={styles.foldedFields}>
        <Select
          name="again"
          label={text.when}
          placeholder={view.unchangedLabel}
          optionalText=""
          options={view.choices}
        />
        <div className={styles.sideBySide}>
          <TextField type="date" name="againDay" label={text.day} optionalText="" />
          <TextField
            type="time"
            name="againTime"
            label={text.time}
            optionalText=""
            defaultValue={defaultTime}
          />
        </div>
        <TextField name="againWhy" label={text.why} hint={text.whyHint} optionalText="" />
      </div>
    </details>
  );
}
