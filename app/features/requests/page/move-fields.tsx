import type { handling } from "~/locales/en/handling";
import { Select, TextArea } from "~/ui/form/controls";
import * as styles from "./request-page.css";
import type { RequestView } from "./view.server";

/** Next steps of a request; moves that need a reason are folded away. */
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
          <summary>{moves.furtherTitle}</summary>
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
