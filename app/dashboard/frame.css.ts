import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space } from "~/ui/theme/theme.css";

export const frame = style({
  width: "100%",
  maxWidth: "1400px",
  marginInline: "auto",
  padding: space[4],
  "@media": {
    [media.large]: {
      display: "grid",
      gridTemplateColumns: "14rem minmax(0, 1fr)",
      gap: space[6],
      padding: space[5],
    },
    print: { padding: 0 },
  },
});

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[5],
});

/** Beside the page on a desk, folded above it on a phone. */
export const side = style({
  "@media": { [media.large]: { display: "block" }, print: { display: "none" } },
  display: "none",
});
export const folded = style({
  marginBottom: space[4],
  border: `1px solid ${color.edge}`,
  borderRadius: radius.large,
  "@media": { [media.large]: { display: "none" }, print: { display: "none" } },
});
globalStyle(`${folded} > summary`, { padding: space[3], fontWeight: 700 });
globalStyle(`${folded} > nav`, { padding: `0 ${space[2]} ${space[2]}` });

export const links = style({ display: "grid", gap: space[1], listStyle: "none" });
export const link = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  minHeight: "44px",
  padding: `0 ${space[3]}`,
  borderRadius: radius.small,
  color: color.ink,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  selectors: { "&[aria-current]": { background: color.wash, color: color.teal, fontWeight: 700 } },
});
