import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "../theme/theme.css";

export const tiles = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const tile = style({
  position: "relative",
  flex: "1 1 auto",
  cursor: "pointer",
  // on a phone a row has three tiles, even with long labels
  "@media": { [media.belowLarge]: { flexBasis: "30%" } },
});

/** The transparent radio button covers the tile, so that a tap hits the button itself. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
  // leaves space for a sticky heading
  scrollMarginTop: "10rem",
});

export const face = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[1],
  minHeight: "44px",
  padding: space[2],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.raised,
  fontSize: text.small,
  textAlign: "center",
});

globalStyle(`${input}:checked + ${face}`, {
  borderColor: color.teal,
  background: color.wash,
  color: color.teal,
  boxShadow: `inset 0 0 0 1px ${color.teal}`,
});
globalStyle(`${input}:focus-visible + ${face}`, {
  outline: `3px solid ${color.teal}`,
  outlineOffset: "2px",
});
