import type { handling } from "~/locales/en/handling";
import { Select, TextArea } from "~/ui/form/controls";
import * as styles from "./case-page.css";
import type { CaseView } from "./case-view.server";

/** Where a booking goes from here: the next steps, and folded away what needs a reason. */
export function MoveFields({
  moves,
  text,
  isOpen,
}: {
  moves: CaseView["moves"];
  text: (typeof handling)["composer"];
  /** Unfolded where something stands in it. */
  isOpen: boolean;
}) {
  return (
    <>
      {moves.next.length > 0 ? (
        <Select
          name="next"
          label={text.next}
          placeholder={moves.stays}
          optionalText=""
          options={moves.next}
        />
      ) : null}
      {moves.further.length > 0 ? (
        <details className={styles.further} open={isOpen}>
          <summary>{text.further}</summary>
          <div className={styles.furtherFields}>
            <Select
              name="instead"
              label={text.instead}
              placeholder={text.nothingElse}
              optionalText=""
              options={moves.further}
            />
            <TextArea name="reason" label={text.why} hint={text.whyHint} optionalText="" rows={2} />
          </div>
        </details>
      ) : null}
    </>
  );
}
