import { globalStyle, style } from "@vanilla-extract/css";
import { button } from "~/ui/button.css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";
import { toBook } from "./booking-button.css";

export const box = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  overflow: "hidden",
  borderRadius: radius.large,
  background: color.deep,
  color: color.onDeep,
});
export const words = style({
  display: "grid",
  flex: "1 1 15rem",
  alignSelf: "center",
  justifyItems: "start",
  gap: space[4],
  padding: space[5],
});
// on the dark ground
globalStyle(`${words} ${button.quiet}`, { color: color.onDeep });
globalStyle(`${words} ${toBook}`, {
  "@media": { [media.belowMedium]: { background: color.onDeep, color: color.deep } },
});
// one below the other, they are of one width
globalStyle(`${words} > div`, { width: "min(100%, 26rem)" });
globalStyle(`${words} > div > a`, { flexGrow: 1 });
globalStyle(`${words} > h2`, { fontSize: text.heading3 });
/** All of a width where the card has 600 px for both, and else nothing of it. */
const whereWide = (width: string) => `clamp(0px, calc((100% - 600px) * 999), ${width})`;

/** Beside the words where the card is wide, and else not at all. */
export const scene = style({
  display: "block",
  width: whereWide("320px"),
  margin: `${whereWide(space[5])} ${whereWide(space[5])} 0 0`,
});
