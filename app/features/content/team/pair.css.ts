import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/** Two texts that belong together: side by side from a tablet up. */
export const pair = style({
  display: "grid",
  gap: space[5],
  "@media": { [media.medium]: { gridTemplateColumns: "1fr 1fr" } },
});

/** Terms, each with a sentence below it; a line between each two. */
export const rows = style({ borderTop: `1px solid ${color.line}` });
globalStyle(`${rows} > div`, {
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${rows} dt`, { fontWeight: 700 });

/** With the lines that its writer gave it. */
export const asTyped = style({ whiteSpace: "pre-line" });
