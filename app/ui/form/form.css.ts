import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space } from "../theme/theme.css";

/** A single column, seven twelfths of the page wide. */
export const form = style({ display: "grid", gap: space[5], maxWidth: "620px" });

/**
 * Two fields side by side if there is room. Their controls are aligned, each directly below its own
 * label.
 */
export const pair = style({
  display: "grid",
  gap: "inherit",
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const field = style({ display: "grid", gap: space[1], minWidth: 0 });

/** Tight line height: labels and hints are short, and more of the form fits on a phone. */
const lineHeight = 1.4;
export const label = style({ fontWeight: 700, padding: 0, lineHeight });
/** Moves to the next line as a whole. */
export const optional = style({ display: "inline-block", fontWeight: 400, color: color.quiet });
export const hint = style({ color: color.quiet, lineHeight });
/** The second hint only makes both fields equally high, so phones hide it. */
globalStyle(`${pair} > :last-child > ${hint}`, {
  "@media": { [media.belowMedium]: { display: "none" } },
});

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[2],
  color: color.red,
  fontWeight: 700,
});
/** Centred on the first line. */
globalStyle(`${error} > svg`, { flex: "none", height: "1lh" });

export const control = style({
  width: "100%",
  minHeight: "48px",
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.raised,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.red, borderWidth: "2px" },
    // hospital names are longer than a phone is wide
    "select&": {
      textOverflow: "ellipsis",
      // aligns text and arrow with the other fields
      appearance: "none",
      paddingRight: "40px",
      background: `conic-gradient(from -45deg at 50% 100%, ${color.teal} 90deg, #0000 0) right 14px top 50% / 12px 6px no-repeat ${color.raised}`,
    },
    "textarea&": { minHeight: "6.5rem", resize: "vertical" },
  },
});

/** A checkbox or radio button with its label; the whole line is clickable. */
export const choice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  minHeight: "44px",
  padding: `${space[2]} 0`,
  cursor: "pointer",
});
/** Centred on the first line. */
globalStyle(`${choice} > input`, { marginTop: "calc((1lh - 24px) / 2)" });

export const password = style({ display: "flex", gap: space[2] });

/** Hidden from people, not from robots. */
export const honeypot = style({ position: "absolute", left: "-9999px", top: 0 });

export const summary = style({
  display: "grid",
  gap: space[2],
  // as wide as the form below
  maxWidth: "620px",
  marginBottom: space[5],
  padding: space[4],
  border: `2px solid ${color.red}`,
  borderRadius: radius.small,
  background: color.raised,
});
globalStyle(`${summary} a`, {
  display: "inline-block",
  paddingBlock: space[2],
  color: color.red,
  fontWeight: 700,
});
globalStyle(`${summary} ul`, { listStyle: "none" });
