import type { ReactNode } from "react";
import { BridgeScene } from "./art/bridge-scene";
import { container } from "./container.css";
import * as styles from "./hero.css";

/** Top of the home page: one sentence, the contact buttons, and the bridge. */
export function Hero({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.hero}>
      <div className={`${container} ${styles.words}`}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      <BridgeScene variant="phone" className={styles.small} />
      <BridgeScene variant="desktop" className={styles.large} />
    </div>
  );
}
