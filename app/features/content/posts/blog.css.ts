import { globalStyle, style } from "@vanilla-extract/css";
import { cover as framed } from "~/ui/cover.css";
import { twoColumnMedia } from "~/ui/page.css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

/** On desktop the picture is beside the text. The picture spans seven columns, the text five. */
export const featured = style({});
globalStyle(`${featured} > div`, {
  "@media": {
    [twoColumnMedia]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 644fr) minmax(0, 436fr)",
      alignItems: "center",
    },
  },
});

/** The margin separates the samples notice from the lead above it. */
export const samples = style({ marginTop: space[4] });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[3]}`,
  color: color.quiet,
});

export const cover = style([framed, { maxWidth: "720px" }]);

/** One link contains the picture and the text. */
export const video = style([
  cover,
  {
    display: "block",
    border: `2px solid ${color.teal}`,
    fontWeight: 700,
  },
]);
export const videoWords = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "48px",
  padding: `${space[2]} ${space[4]}`,
  background: color.raised,
});

export const share = style({
  display: "grid",
  gap: space[3],
  "@media": {
    [media.medium]: { justifyItems: "start" },
    [twoColumnMedia]: { position: "sticky", top: space[5] },
  },
});
/** One tap selects the whole address. */
export const link = style({
  padding: space[3],
  borderRadius: radius.small,
  background: color.wash,
  fontSize: text.small,
  overflowWrap: "anywhere",
  userSelect: "all",
});
