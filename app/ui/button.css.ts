import { style, styleVariants } from "@vanilla-extract/css";
import { color, radius, space } from "./theme/theme.css";

const shape = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: "48px",
  padding: `${space[2]} ${space[5]}`,
  border: "2px solid transparent",
  borderRadius: radius.large,
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  ":hover": { textDecoration: "underline" },
  selectors: { '&[aria-disabled="true"]': { cursor: "progress", opacity: 0.75 } },
  "@media": { print: { display: "none" } },
});

export const button = styleVariants({
  primary: [shape, { background: color.teal, color: color.onTeal }],
  call: [shape, { background: color.marigold, color: color.onMarigold }],
  quiet: [shape, { background: "none", color: color.teal, borderColor: "currentColor" }],
  /** For buttons of minor weight beside a heading. */
  text: [
    shape,
    {
      minHeight: "44px",
      padding: 0,
      border: 0,
      background: "none",
      color: color.teal,
      fontWeight: 400,
      textDecoration: "underline",
      textUnderlineOffset: "0.2em",
    },
  ],
  /** Only an outline: filled red is for urgent things. */
  danger: [shape, { background: "none", color: color.red, borderColor: "currentColor" }],
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
/** On a phone one below the other, full width. */
export const stack = style([
  row,
  {
    "@media": {
      "screen and (max-width: 479.98px)": { flexDirection: "column", alignItems: "stretch" },
    },
  },
]);
