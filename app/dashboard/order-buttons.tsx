import { PostButton } from "~/features/forms/post-button";
import { Icon } from "~/ui/art/icons";
import * as styles from "./order-buttons.css";

/** A step in the order, said by the neighbour that it passes: pressed by two it is done once. */
export interface OrderStep {
  besideId: string;
  /** E.g. "Move up: Nila". */
  label: string;
}

/** Two buttons in the row of a list. They post by themselves, so that they work everywhere. */
export function OrderButtons({
  action,
  id,
  up,
  down,
}: {
  action: string;
  /** The id of what is moved. */
  id: string;
  /** Null where it stands first. */
  up: OrderStep | null;
  /** Null where it stands last. */
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
