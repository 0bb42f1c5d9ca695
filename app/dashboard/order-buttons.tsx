import { PostButton } from "~/features/forms/post-button";
import { Icon } from "~/ui/art/icons";
import * as styles from "./order-buttons.css";

/** A move past the neighbouring row. If two people press the same button, the row moves once. */
export interface OrderStep {
  besideId: string;
  /** E.g. "Move up: Nila". */
  label: string;
}

/** Move buttons of a row, each with its own form. */
export function OrderButtons({
  action,
  id,
  up,
  down,
}: {
  action: string;
  id: string;
  /** Null for the first row. */
  up: OrderStep | null;
  /** Null for the last row. */
  down: OrderStep | null;
}) {
  return (
    <div className={styles.steps}>
      <Step action={action} id={id} step={up} side="before" icon="arrow-up" />
      <Step action={action} id={id} step={down} side="after" icon="arrow-down" />
    </div>
  );
}

function Step({
  action,
  id,
  step,
  side,
  icon,
}: {
  action: string;
  id: string;
  step: OrderStep | null;
  side: "before" | "after";
  icon: "arrow-up" | "arrow-down";
}) {
  if (!step) return <span className={styles.place} />;
  return (
    <PostButton action={action} hidden={{ id, besideId: step.besideId, side }}>
      <button className={styles.button} type="submit" aria-label={step.label} title={step.label}>
        <Icon name={icon} size={20} />
      </button>
    </PostButton>
  );
}
