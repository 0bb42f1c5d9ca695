import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "./theme/theme.css";

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  "@media": { [media.belowLarge]: { display: "block" } },
});
globalStyle(`${table} > caption`, { paddingBlock: space[2], textAlign: "left", fontWeight: 700 });
globalStyle(`${table} :is(th, td)`, {
  padding: space[2],
  textAlign: "left",
  verticalAlign: "top",
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${table} :is(th, td)`, {
  "@media": { print: { padding: space[1], fontSize: text.small, lineHeight: 1.3 } },
});
globalStyle(`${table} tr`, { "@media": { print: { breakInside: "avoid" } } });
// aligns a row's text with its buttons
globalStyle(`${table} tr:has(button) > *`, { verticalAlign: "baseline" });
// aligns plain titles with sort links
globalStyle(`${table} thead th`, { color: color.quiet, verticalAlign: "baseline" });

/** Under 1120 px each row is a card, and each cell shows its column's title. */
const card = (selector: string, rule: object) =>
  globalStyle(`${table} ${selector}`, { "@media": { [media.belowLarge]: rule } });
card(":is(caption, tbody)", { display: "block" });
card("tr", {
  display: "block",
  marginBottom: space[3],
  padding: space[3],
  background: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
});
card(":is(tbody th, td)", {
  display: "grid",
  gridTemplateColumns: "minmax(6rem, 1fr) minmax(0, 2fr)",
  gap: space[3],
  // an email address is one long word
  overflowWrap: "anywhere",
  padding: `${space[1]} 0`,
  border: 0,
});
card("td:has(button)", { alignItems: "baseline" });
// hides the title of an empty cell on a card
card("td:is(:has(> div:empty), :has(> div > bdi:only-child:empty))", { display: "none" });
card(":is(tbody th, td)::before", {
  content: "attr(data-label)",
  color: color.quiet,
  fontWeight: 400,
});

/** Hidden if rows are cards, because each cell then shows its title. */
export const head = style({
  "@media": {
    [media.belowLarge]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clip: "rect(0 0 0 0)",
    },
  },
});

export const end = style({});
globalStyle(`${table} ${end}`, {
  "@media": { [media.large]: { textAlign: "right" } },
  fontVariantNumeric: "tabular-nums",
});

/** Breaks long words, e.g. email addresses, that would widen the page. */
export const long = style({
  overflowWrap: "anywhere",
  "@media": {
    // room for a country's or person's name
    [media.large]: { minWidth: "4.5rem" },
    "screen and (min-width: 1280px)": { minWidth: "5.5rem" },
    // on paper names keep some width, but long ones must not push columns off the sheet
    print: { minWidth: "3.5rem" },
  },
});

/** Marks overdue rows, which also have a text that says so. */
export const bad = style({
  boxShadow: `inset 4px 0 ${color.red}`,
});
