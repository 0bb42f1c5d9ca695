import type { ReactNode } from "react";
import type { Proof } from "./proof.server";
import * as styles from "./proof-band.css";
import { ProofMarks } from "./proof-marks";

export function ProofBand({ proof, children }: { proof: Proof; children: ReactNode }) {
  return (
    <div className={styles.band}>
      <div className={styles.proof}>
        <p>
          <span className={styles.quiet}>{proof.days}</span>{" "}
          <strong className={styles.summary}>{proof.summary}</strong>
        </p>
        <ProofMarks marks={proof.marks} share={proof.share} />
        <p className={styles.foot}>
          <span>{proof.legend}</span>{" "}
          <a className={styles.more} href={proof.more.href}>
            {proof.more.label}
          </a>
        </p>
      </div>
      <div>{children}</div>
    </div>
  );
}
