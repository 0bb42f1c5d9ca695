import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space, text } from "~/ui/theme/theme.css";

/** On desktop the form is on the left, and other ways of contact are on the right. */
export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  columnGap: space[5],
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 620fr) minmax(0, 436fr)",
    },
  },
});

export const main = style({
  minWidth: 0,
  "@media": { [media.large]: { gridColumn: 1, gridRow: 1 } },
});

const beside = { gridColumn: 2, gridRow: 1 } as const;

/** Makes the form as wide as the text above it. */
globalStyle(`${main} > form`, { maxWidth: "none" });

/** Small gaps on a phone, so that people see the button early. */
globalStyle(`${main} > form`, { "@media": { [media.belowMedium]: { gap: space[4] } } });

export const aside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  marginBottom: space[6],
  "@media": { [media.large]: beside },
});

/** On a phone after the form, and separated from it by a line. */
export const asideLast = style({
  display: "grid",
  gap: space[6],
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [media.large]: { ...beside, marginTop: 0, paddingTop: 0, borderTop: 0 },
  },
});

/** Keeps the phone number visible beside a long form. */
globalStyle(`:is(${aside}, ${asideLast})`, {
  "@media": { [`${media.large} and ${media.high}`]: { position: "sticky", top: space[5] } },
});

export const lead = style({
  marginBottom: space[5],
  "@media": { [media.belowMedium]: { marginBottom: space[4] } },
});

export const title = style({ marginBottom: space[4] });

export const draft = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  // as wide as the form above it
  maxWidth: "36rem",
  marginTop: space[5],
  "@media": { print: { display: "none" } },
});

export const choice = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  minHeight: "44px",
  paddingBlock: space[2],
  flex: "1 1 16rem",
});

export const hint = style({ display: "block", color: color.quiet, fontSize: text.small });
