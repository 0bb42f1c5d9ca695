import { Select, TextField } from "~/ui/form/controls";
import type { FollowUpView } from "./follow-up-view.server";
import * as styles from "./request-page.css";

/** Time and reason of a follow-up; the fields are folded away by default. */
export function FollowUpFields({
  view,
  values,
}: {
  view: FollowUpView;
  /** The submitted values if the form is shown again. */
  values?: Record<string, string>;
}) {
  const { text, defaultTime } = view;
  const typed = [values?.again, values?.againDay, values?.againWhy];
  const isOpen = typed.some(Boolean) || (values?.againTime ?? defaultTime) !== defaultTime;
  return (
    <details className={styles.further} open={isOpen}>
      <summary>
        <bdi>{view.title}</bdi>
      </summary>
      <div className={styles.furtherFields}>
        <Select
          name="again"
          label={text.when}
          placeholder={view.unchangedLabel}
          optionalText=""
          options={view.choices}
        />
        <div className={styles.saves}>
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
