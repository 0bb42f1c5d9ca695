import { style, styleVariants } from "@vanilla-extract/css";
import { color, radius, space, text } from "./theme/theme.css";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  padding: `0 ${space[2]}`,
  border: "1px solid currentColor",
  borderRadius: radius.small,
  fontSize: text.small,
  fontWeight: 700,
  // on paper a table column would otherwise shrink to the width of a single word
  "@media": { print: { whiteSpace: "nowrap" } },
});

/** Paper has no background colours: white text would vanish. */
const onPaper = { "@media": { print: { background: "none", color: "#000" } } };

export const badge = styleVariants({
  neutral: [base, { color: color.quiet }],
  good: [base, { color: color.leaf }],
  warn: [base, { background: color.marigold, color: color.onMarigold }, onPaper],
  bad: [base, { background: color.redwash, color: color.red }, onPaper],
  /** Solid red is reserved for families who cannot wait. */
  urgent: [base, { background: color.red, color: color.onRed }, onPaper],
  sample: [base, { color: color.quiet, borderStyle: "dashed" }],
});
