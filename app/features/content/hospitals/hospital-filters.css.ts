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
/** The field stays wide enough for a name; with large text, the button wraps below it. */
globalStyle(`${form} > input`, { flex: "1 1 10em", minWidth: 0 });

/**
 * The select is hidden until the button after it has loaded, because the button would move it on slow connections.
 */
globalStyle(`${form} > select:not(:has(+ *))`, { visibility: "hidden" });

/** The browsers' default grey is too faint in the dark theme; smaller text fits the smallest phones. */
globalStyle(`${form} ::placeholder`, { color: color.quiet, opacity: 1, fontSize: "min(1em, 8vw)" });

/** On a phone, this line has the button that unfolds the links and the number of results. */
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
/** The height is the same with and without the reset link, so that the hospitals do not move. */
export const resultLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minHeight: "44px",
  color: color.quiet,
  fontSize: text.small,
});
globalStyle(`${resultLine} a`, { display: "inline-flex", alignItems: "center", minHeight: "44px" });
