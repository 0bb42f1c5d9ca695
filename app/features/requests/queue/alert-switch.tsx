import { Button } from "~/ui/button";
import type { useAlerts } from "./alerts";
import * as styles from "./queue.css";
import type { QueueText } from "./queue-view.server";

/** Switch for notifications of new requests, shown if the browser supports them. */
export function AlertSwitch({
  alerts: { state, toggle },
  text,
}: {
  alerts: ReturnType<typeof useAlerts>;
  text: QueueText["alerts"];
}) {
  if (state === "absent") return null;
  return (
    <div className={styles.foot}>
      <Button type="button" variant="text" onClick={toggle}>
        {state === "on" ? text.switchOff : text.switchOn}
      </Button>
      <p role="status">{state === "refused" ? text.refused : null}</p>
    </div>
  );
}
