import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

/** From this width on, each list column fits on one line. */
const wide = "screen and (min-width: 1280px)";

export const heading = style({ display: "grid", gap: space[2], overflowWrap: "anywhere" });
globalStyle(`${heading} > h1`, { fontSize: text.heading2 });
export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[5]} ${space[4]}`,
  paddingBlock: space[2],
  "@media": { print: { display: "none" } },
});

/** Large enough for a thumb without making the line taller. */
export const touchTarget = style({
  display: "inline-block",
  paddingBlock: "10px",
  marginBlock: "-10px",
});
/** Keeps a date and its time on one line if there is room. */
export const unbroken = style({ "@media": { [wide]: { whiteSpace: "nowrap" } } });
export const unbrokenLink = style([touchTarget, { whiteSpace: "nowrap" }]);

export const badges = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const quiet = style({ color: color.quiet });
export const typed = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

/** The request and its history on the left, actions on the right. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  alignItems: "start",
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
    print: { gap: space[3] },
  },
});
export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  "@media": { print: { gap: space[3] } },
});
export const acts = style([column, { "@media": { print: { display: "none" } } }]);

export const panel = style({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  padding: space[4],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  "@media": { print: { padding: 0, border: 0, gap: space[1] } },
});
globalStyle(`${panel} h2`, { fontSize: text.heading3 });

export const history = style({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  listStyle: "none",
});
export const entry = style({
  paddingLeft: space[3],
  borderLeft: `3px solid ${color.near}`,
  breakInside: "avoid",
});
/** Keeps a date on one line. */
globalStyle(`${entry} time`, { display: "inline-block" });

export const stats = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  gap: space[4],
});
export const stat = style({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  padding: space[4],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
});
export const number = style({ fontSize: text.heading1, fontWeight: 700, lineHeight: 1.1 });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))",
  alignItems: "start",
  gap: space[5],
});

/** A list's heading with its button. */
export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[3],
});

/** A bulleted list inside a panel. */
export const plainList = style({ paddingLeft: space[5] });

export const compared = style({ display: "grid", gap: space[3] });
globalStyle(`${compared} dt`, { fontWeight: 700 });

/** Small text on desktop, so that a request fits on one line. */
export const dense = style({});
globalStyle(`${dense} :is(th, td)`, { "@media": { [media.large]: { fontSize: text.dense } } });
/** Room for a country's name. */
export const country = style({
  "@media": { [wide]: { display: "inline-block", minWidth: "5rem" } },
});
/** Room for a person's name. */
export const person = style({
  "@media": { [wide]: { display: "inline-block", minWidth: "9rem" } },
});

/** The second line of a cell. */
export const secondLine = style({ display: "block", color: color.quiet, fontWeight: 400 });
