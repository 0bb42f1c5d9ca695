import { style } from "@vanilla-extract/css";
import { media, space } from "~/ui/theme/theme.css";

/** Two texts that belong together: side by side from a tablet up. */
export const pair = style({
  display: "grid",
  gap: `${space[5]} ${space[7]}`,
  "@media": { [media.medium]: { gridTemplateColumns: "1fr 1fr" } },
});

/** With the lines that its writer gave it. */
export const asTyped = style({ whiteSpace: "pre-line" });
