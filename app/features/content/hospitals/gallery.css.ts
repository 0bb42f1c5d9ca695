import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space } from "~/ui/theme/theme.css";

/** A picture links to its file. In browsers that support popovers, a button enlarges it instead. */
export const picture = style({ margin: 0 });
globalStyle(`${picture} img`, {
  display: "block",
  width: "100%",
  height: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
});

export const link = style({
  "@supports": { "selector(:popover-open)": { display: "none" } },
});
export const opener = style({
  display: "none",
  width: "100%",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "zoom-in",
  "@supports": { "selector(:popover-open)": { display: "block" } },
});

export const large = style({
  display: "none",
  width: "min(96vw, 1200px)",
  maxHeight: "96vh",
  padding: space[3],
  border: 0,
  borderRadius: radius.large,
  background: color.raised,
  color: color.ink,
  selectors: {
    "&:popover-open": { display: "grid", gap: space[3], justifyItems: "start" },
    "&::backdrop": { background: "rgb(0 0 0 / 70%)" },
  },
});
/** All pictures in the grid have the same aspect ratio. */
globalStyle(`${picture} :is(a, button) picture > img`, {
  aspectRatio: "4 / 3",
  objectFit: "cover",
});
/**
 * In two columns, the first of an odd number of items spans the row, so that no item is alone. Photos are cropped;
 * drawings are not.
 */
const odd = "li:first-child:nth-last-child(odd)";
const twoColumns = "screen and (min-width: 600px) and (max-width: 959.98px)";
globalStyle(`${odd}:has(> ${picture})`, { "@media": { [twoColumns]: { gridColumn: "1 / -1" } } });
globalStyle(`${odd} > ${picture} :is(a, button) picture > img`, {
  "@media": { [twoColumns]: { aspectRatio: "2 / 1", objectFit: "cover" } },
});
globalStyle(`${large} :is(img, picture > img)`, {
  maxHeight: "80vh",
  width: "auto",
  justifySelf: "center",
});
