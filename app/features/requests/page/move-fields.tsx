import type { handling } from "~/locales/en/handling";
import { Select, TextArea } from "~/ui/form/controls";
import * as styles from "./request-page.css";
import type { RequestView } from "./view.server";

/** Moves of a request to another status; those that need a reason are folded away. */
export function MoveFields({
  moves,
  text,
  isOpen,
}: {
  moves: RequestView["moves"];
  text: (typeof handling)["composer"];
  /** True if one of the folded fields has a value. */
  isOpen: boolean;
}) {
  return (
    <>
      {moves.withoutReason.length > 0 ? (
        <Select
          name="next"
          label={text.next}
          placeholder={moves.unchangedLabel}
          optionalText=""
          options={moves.withoutReason}
        />
      ) : null}
      {moves.withReason.length > 0 ? (
        <details className={styles.fold} open={isOpen}>
          <summary>{moves.withReasonTitle}</summary>
          <div className={styles.foldedFields}>
            <Select
              name="instead"
              label={text.instead}
              placeholder={text.nothingElse}
              optionalText=""
              options={moves.withReason}
            />
            <TextArea name="reason" label={text.why} hint={text.whyHint} optionalText="" rows={2} />
          </div>
        </details>
      ) : null}
    </>
  );
}
