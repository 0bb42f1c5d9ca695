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

/** Not printed: the sheet is to be shown to others, and is one. */
export const recap = style({
  display: "grid",
  gap: space[3],
  maxWidth: "40rem",
  "@media": { print: { display: "none" } },
});
/** With the lines in which it was written. */
export const sentWords = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
