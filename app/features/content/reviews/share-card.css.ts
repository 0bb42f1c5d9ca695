import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, text } from "~/ui/theme/theme.css";

/** The button is at the end of the line in a wide card, and below the text in a narrow one. */
export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
});
export const shareWords = style({ display: "grid", gap: space[2], flex: "1 1 20rem" });
globalStyle(`${shareWords} > :is(h2, h3)`, { fontSize: text.heading3 });
/** On phones, the button is as wide as other buttons. */
globalStyle(`${share} > a`, { "@media": { [media.belowMedium]: { flexGrow: 1 } } });
