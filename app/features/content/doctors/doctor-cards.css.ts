import { globalStyle, style } from "@vanilla-extract/css";
import { color, space, text } from "~/ui/theme/theme.css";

export const said = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  padding: space[4],
});

/** Number and links, each large enough for a finger. */
export const registration = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignSelf: "end",
  columnGap: space[3],
  minHeight: "44px",
  color: color.quiet,
  fontSize: text.small,
  selectors: { "&[data-known]": { color: color.ink } },
});
globalStyle(`${registration} > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
});
export const hospital = style({});
/** In the flow of the line, so that the comma stays with the name; high enough for a finger. */
globalStyle(`${hospital} > a`, { paddingBlock: "14px" });

export const some = style({ display: "grid", gap: space[4], marginBlock: space[5] });
