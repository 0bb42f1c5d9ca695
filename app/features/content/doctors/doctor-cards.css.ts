import { globalStyle, style } from "@vanilla-extract/css";
import { color, space, text } from "~/ui/theme/theme.css";

/** The doctor's introduction and languages. */
export const introduction = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  padding: space[4],
});

/** The registration number and its links. Each link is large enough for a finger. */
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
/** The link stays inline, so that the comma follows the name; the padding makes it large enough for a finger. */
globalStyle(`${hospital} > a`, { paddingBlock: "14px" });

export const section = style({ display: "grid", gap: space[4], marginBlock: space[5] });
