import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

const twoColumns = "screen and (min-width: 960px)";

/** A heading and its content, in one half of a band. */
export const half = style({ display: "grid", gap: space[4], minWidth: 0 });
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: space[5] });

/** The buttons are hidden on phones, which show them in the bottom bar. */
export const onDesktop = style({ "@media": { [media.belowMedium]: { display: "none" } } });
export const onPhone = style({ "@media": { [media.medium]: { display: "none" } } });
/** The phone number, shown where the buttons are hidden. */
export const number = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  fontSize: text.lead,
  fontWeight: 700,
  "@media": { [media.medium]: { display: "none" } },
});

export const countries = style({ listStyle: "none", borderTop: `1px solid ${color.line}` });
/** The link covers the whole line. */
globalStyle(`${countries} a`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[4],
  minHeight: "56px",
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  color: color.quiet,
  textDecoration: "none",
  "@media": {
    [media.small]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) auto" },
  },
});
globalStyle(`${countries} strong`, { color: color.ink });
globalStyle(`${countries} a:hover strong`, { textDecoration: "underline" });
globalStyle(`${countries} svg`, { color: color.teal });
globalStyle(`${countries} svg`, {
  "@media": {
    "screen and (max-width: 479.98px)": { gridColumn: 2, gridRow: "1 / span 2" },
  },
});

export const covers = style({
  display: "none",
  "@media": {
    [twoColumns]: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[4] },
  },
});
/** Three covers: one spans both columns, and two are side by side below it. */
globalStyle(`${covers} > :first-child`, { gridColumn: "span 2" });
globalStyle(`${covers} > svg`, { display: "block", width: "100%", borderRadius: radius.large });

export const review = style({ display: "grid", gap: space[4], margin: 0 });
export const quote = style({ margin: 0, fontSize: text.heading3, whiteSpace: "pre-line" });
export const writer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  color: color.quiet,
});
