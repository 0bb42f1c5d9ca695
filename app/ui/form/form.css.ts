import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space } from "../theme/theme.css";

/** One column, as wide as seven of twelve; each control with air around it. */
export const form = style({ display: "grid", gap: space[5], maxWidth: "620px" });

/**
 * Where there is room; a phone has the form's own distance between them. Their controls stand on one
 * line, each with its words directly above it, whatever is said of the other.
 */
export const pair = style({
  display: "grid",
  gap: "inherit",
  alignItems: "end",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const field = style({ display: "grid", gap: space[1], minWidth: 0 });

/** Of a line or two: closer than words that are read on, so that a phone has more of a form in sight. */
const lineHeight = 1.4;
export const label = style({ fontWeight: 700, padding: 0, lineHeight });
/** On the next line where it has no room on this one: not half of it. */
export const optional = style({ display: "inline-block", fontWeight: 400, color: color.quiet });
export const hint = style({ color: color.quiet, lineHeight });
/** What makes the second as high as the first: a phone has no room to give for it. */
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
/** In the middle of the first line, however many follow. */
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
    // the name of a hospital is longer than a phone is wide
    "select&": {
      textOverflow: "ellipsis",
      // its words stand where those of the other fields do, and its sign not at the edge
      appearance: "none",
      paddingRight: "40px",
      background: `conic-gradient(from -45deg at 50% 100%, ${color.teal} 90deg, #0000 0) right 14px top 50% / 12px 6px no-repeat ${color.raised}`,
    },
    "textarea&": { minHeight: "6.5rem", resize: "vertical" },
  },
});

/** A box or a round button and its words, the whole line a target. */
export const choice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  minHeight: "44px",
  padding: `${space[2]} 0`,
  cursor: "pointer",
});
/** In the middle of the first line, however many follow. */
globalStyle(`${choice} > input`, { marginTop: "calc((1lh - 24px) / 2)" });

export const password = style({ display: "flex", gap: space[2] });

/** Out of sight for people, not for robots. */
export const honeypot = style({ position: "absolute", left: "-9999px", top: 0 });

export const summary = style({
  display: "grid",
  gap: space[2],
  // as wide as the form that it speaks of
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
