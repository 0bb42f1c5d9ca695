import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space } from "~/ui/theme/theme.css";

/** Two texts, side by side on tablets and desktop. */
export const pair = style({
  display: "grid",
  gap: space[5],
  "@media": { [media.medium]: { gridTemplateColumns: "1fr 1fr" } },
});

/** A list of terms, each with a sentence below it, separated by lines. */
export const rows = style({ borderTop: `1px solid ${color.line}` });
globalStyle(`${rows} > div`, {
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${rows} dt`, { fontWeight: 700 });

/** Keeps the line breaks of the entered text. */
export const asTyped = style({ whiteSpace: "pre-line" });
