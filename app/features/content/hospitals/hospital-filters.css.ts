import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space, text } from "~/ui/theme/theme.css";

export const filters = style({
  display: "grid",
  gap: space[3],
  "@media": { print: { display: "none" } },
});

export const notOnPhones = style({ "@media": { [media.belowMedium]: { display: "none" } } });

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  "@media": {
    [media.medium]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 8fr) minmax(0, 3fr) auto",
    },
  },
});
/** The field keeps room for a name; with large letters, the button wraps below it. */
globalStyle(`${form} > input`, { flex: "1 1 10em", minWidth: 0 });

/** Hidden until the button has arrived on a slow connection, because that moves it. */
globalStyle(`${form} > select:not(:has(+ *))`, { visibility: "hidden" });

/** Browsers' own grey is too faint in the dark theme; smaller letters fit the smallest phone. */
globalStyle(`${form} ::placeholder`, { color: color.quiet, opacity: 1, fontSize: "min(1em, 8vw)" });

/** On a phone: the button that unfolds the links, with the number of results beside it. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[4],
});
export const folded = style({ "@media": { [media.medium]: { display: "none" } } });
globalStyle(`${folded}[open]`, { width: "100%" });
globalStyle(`${folded} > summary`, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "44px",
  color: color.teal,
  fontWeight: 700,
  listStyle: "none",
});
globalStyle(`${folded} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${folded}[open] > summary > svg`, { transform: "rotate(180deg)" });
export const panel = style({ display: "grid", gap: space[4], paddingBlock: space[3] });
/** As high with the reset link as without, so that the hospitals do not move. */
export const found = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minHeight: "44px",
  color: color.quiet,
  fontSize: text.small,
});
globalStyle(`${found} a`, { display: "inline-flex", alignItems: "center", minHeight: "44px" });
