import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, space, text } from "./theme/theme.css";

/** Extends the river of the drawing to both edges of the screen. */
const river = (height: string) =>
  `linear-gradient(${color.far}, ${color.far}) bottom / 100% ${height} no-repeat ${color.sky}`;

export const hero = style({
  position: "relative",
  overflow: "hidden",
  background: river("min(4vw, 32px)"),
  "@media": {
    [media.large]: { minHeight: "560px", background: river("36px") },
    print: { background: "none" },
  },
});

export const words = style({
  position: "relative",
  zIndex: 1,
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  paddingTop: space[5],
  "@media": {
    [media.medium]: { paddingTop: space[7] },
    // keeps room for Dhaka's roofs, even if the text is long
    [media.large]: { paddingBottom: "160px" },
  },
});
globalStyle(`${words} > h1`, {
  maxWidth: "17em",
  "@media": { [media.large]: { maxWidth: "12em" } },
});
export const lead = style({ color: color.quiet, fontSize: text.lead, maxWidth: "34em" });
export const actions = style({ width: "100%" });
globalStyle(`${words} > ${lead}`, { "@media": { [media.large]: { maxWidth: "500px" } } });

const drawing = style({ display: "block", "@media": { print: { display: "none" } } });

/** Both ends of the bridge, as wide as a phone. */
export const small = style([
  drawing,
  {
    width: "100%",
    maxWidth: "800px",
    margin: `${space[4]} auto 0`,
    "@media": { [media.large]: { display: "none" } },
  },
]);

/** The drawing keeps its size, below and beside the text; narrow screens cut it off. */
export const large = style([
  drawing,
  {
    display: "none",
    "@media": {
      [media.large]: {
        display: "block",
        position: "absolute",
        bottom: 0,
        left: "50%",
        marginLeft: "-800px",
        width: "1600px",
        maxWidth: "none",
        height: "560px",
      },
    },
  },
]);
