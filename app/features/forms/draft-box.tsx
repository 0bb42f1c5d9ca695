import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { draftWords } from "~/locales/draft-words";
import { languageOfPath } from "~/locales/languages";
import { Button } from "~/ui/button";
import { tickBox } from "~/ui/form/tick-box.css";
import type { DraftControls } from "./draft";
import * as styles from "./draft-box.css";

/** Below a form: whether the phone keeps what was typed past a closed browser, and a way to forget it. */
export default function DraftBox({
  isKeptOnPhone,
  keepOnPhone,
  clear,
}: Omit<DraftControls, "hasDraft">): ReactNode {
  const words = draftWords[languageOfPath(useLocation().pathname)];
  return (
    <div className={styles.box}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={tickBox}
          checked={isKeptOnPhone}
          onChange={(event) => keepOnPhone(event.currentTarget.checked)}
        />
        <span>
          {words.keep}
          <small className={styles.hint}>{words.hint}</small>
        </span>
      </label>
      <Button type="button" variant="quiet" onClick={clear}>
        {words.clear}
      </Button>
    </div>
  );
}
