import type { ReactNode } from "react";
import { useRootData } from "~/site/root-data";
import { CopyText } from "~/ui/copy-text";
import { Stack } from "~/ui/page";
import { CallRow } from "./call-row";
import { FormPage } from "./form-page";
import * as styles from "./submission.css";

export interface SentTexts {
  title: string;
  referenceLabel: string;
  keep: string;
  nextTitle: string;
  /** What happens, and by when. */
  next: string;
  ifLate: string;
  notAgain: string;
}

/** Proof that something has arrived. Shows nothing of what was written or by whom. */
export function SubmissionSent({
  reference,
  text,
  children,
}: {
  reference: string;
  text: SentTexts;
  children?: ReactNode;
}) {
  const { common } = useRootData().text;
  return (
    <FormPage title={text.title}>
      <div className={styles.proof}>
        <p className={styles.label}>{text.referenceLabel}</p>
        <CopyText value={reference} text={common} />
        <p>{text.keep}</p>
      </div>
      <Stack>
        <h2>{text.nextTitle}</h2>
        <div className={styles.words}>
          <p>
            <strong>{text.next}</strong>
          </p>
          <p>{text.ifLate}</p>
          <p>{text.notAgain}</p>
        </div>
        <CallRow />
      </Stack>
      {children}
    </FormPage>
  );
}
