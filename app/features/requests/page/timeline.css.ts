import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

/** Aligned with the text, to the right of marks and times. */
export const day = style({
  marginBlock: `${space[3]} ${space[2]}`,
  paddingLeft: `calc(28px + ${space[3]})`,
  color: color.quiet,
  fontSize: text.small,
  breakAfter: "avoid",
  "@media": {
    [media.large]: { paddingLeft: `calc(5.5rem + 28px + 2 * ${space[3]})` },
    print: { paddingLeft: `calc(5.5rem + 28px + 2 * ${space[3]})`, marginBlock: 0 },
  },
});
export const list = style({
  display: "grid",
  gap: space[3],
  listStyle: "none",
  // a case that took several days should print on one sheet
  "@media": { print: { gap: space[1] } },
});

/** Mark and text, preceded by the time on desktop; a vertical line joins the marks of a day. */
export const entry = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  gap: `0 ${space[3]}`,
  position: "relative",
  breakInside: "avoid",
  "@media": {
    [media.large]: { gridTemplateColumns: "5.5rem 28px minmax(0, 1fr)" },
    print: { gridTemplateColumns: "5.5rem 28px minmax(0, 1fr)", fontSize: text.small },
  },
});
globalStyle(`${entry}:not(:last-child)::before`, {
  content: "",
  position: "absolute",
  left: "13px",
  top: "28px",
  bottom: `calc(-1 * ${space[3]})`,
  width: "2px",
  background: color.far,
  "@media": {
    [media.large]: { left: `calc(5.5rem + ${space[3]} + 13px)` },
    print: { display: "none" },
  },
});
export const time = style({
  gridColumn: 2,
  color: color.quiet,
  fontSize: text.small,
  paddingTop: "3px",
  "@media": {
    [media.large]: { gridColumn: 1, gridRow: 1, textAlign: "right" },
    print: { gridColumn: 1, gridRow: 1, textAlign: "right" },
  },
});
export const quiet = style({ color: color.quiet, fontSize: text.small });

const round = style({
  gridColumn: 1,
  gridRow: "1 / span 2",
  "@media": {
    [media.large]: { gridColumn: 2, gridRow: 1 },
    print: { gridColumn: 2, gridRow: 1, height: "22px" },
  },
  display: "grid",
  placeItems: "center",
  width: "28px",
  height: "28px",
  borderRadius: "50%",
});
/** Browsers do not print backgrounds, so a white mark would be invisible. */
const onPaper = {
  "@media": { print: { background: "none", color: "#000", border: "1px solid #000" } },
};
export const mark = styleVariants({
  family: [round, { background: color.marigold, color: color.onMarigold, ...onPaper }],
  reply: [round, { background: color.teal, color: color.onTeal, ...onPaper }],
  note: [round, { background: color.notewash, color: color.ink, ...onPaper }],
  plain: [round, { background: color.wash, color: color.teal, ...onPaper }],
});

export const entryBody = style({
  gridColumn: 2,
  "@media": {
    [media.large]: { gridColumn: 3, gridRow: 1 },
    print: { gridColumn: 3, gridRow: 1 },
  },
  minWidth: 0,
  paddingTop: "2px",
  overflowWrap: "anywhere",
});
export const typed = style({ whiteSpace: "pre-line" });
const boxed = style([
  typed,
  {
    marginTop: space[1],
    padding: `${space[2]} ${space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
  },
]);
/** Texts from the family, our texts that the family can read, and internal texts. */
export const textBackgrounds = styleVariants({
  incoming: [boxed, { background: color.raised }],
  outgoing: [boxed, { background: color.wash, borderColor: color.wash }],
  internal: [boxed, { background: color.notewash, borderStyle: "dashed", borderColor: color.edge }],
});
export const badge = style({
  display: "inline-block",
  marginRight: space[1],
  padding: `0 ${space[2]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  fontSize: text.small,
  fontWeight: 600,
});
export const good = style({ color: color.leaf });
export const bad = style({ color: color.red });
export const undo = style({ marginTop: space[2], "@media": { print: { display: "none" } } });
