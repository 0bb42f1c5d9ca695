import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space } from "~/ui/theme/theme.css";

export const page = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: space[5],
  "@media": {
    [media.medium]: { paddingBottom: space[7] },
    print: { gap: space[2], paddingBlock: 0, fontSize: "0.875rem" },
  },
});

// the whole page on one sheet of A4, in every language
globalStyle(`${page} li, ${page} > *`, {
  "@media": { print: { gap: space[2], paddingBottom: space[1] } },
});

export const problems = style({ paddingTop: space[5] });

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
