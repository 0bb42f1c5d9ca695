import { style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

/** What to write down or take a picture of. */
export const proof = style({
  display: "grid",
  gap: space[2],
  maxWidth: "40rem",
  padding: space[4],
  border: `2px solid ${color.leaf}`,
  borderRadius: radius.large,
  background: color.raised,
});

export const card = style({ maxWidth: "40rem" });

/** Alone on its line: large enough for a thumb. */
export const own = style({ display: "inline-block", paddingBlock: "10px" });

export const label = style({ fontWeight: 700 });
