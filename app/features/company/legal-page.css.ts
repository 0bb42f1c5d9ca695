import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space, text } from "~/ui/theme/theme.css";

export const asOf = style({ color: color.quiet, fontSize: text.small });

/** On desktop the table of contents stays visible beside the text. */
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  paddingBlock: space[6],
  "@media": {
    [media.medium]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
    print: { display: "block" },
  },
});

export const contents = style({
  listStyle: "none",
  "@media": {
    [`${media.medium} and ${media.high}`]: { position: "sticky", top: space[5] },
    print: { display: "none" },
  },
});
globalStyle(`${contents} a`, { display: "inline-flex", alignItems: "center", minHeight: "44px" });

export const section = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
});
globalStyle(`${section} + ${section}`, { marginTop: space[6] });
