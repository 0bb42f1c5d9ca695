import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, text } from "~/ui/theme/theme.css";

/** In a wide card the button is at the end of the line, otherwise below the text. */
export const share = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
});
export const shareWords = style({ display: "grid", gap: space[2], flex: "1 1 20rem" });
globalStyle(`${shareWords} > :is(h2, h3)`, { fontSize: text.heading3 });
/** As wide as a phone's other buttons. */
globalStyle(`${share} > a`, { "@media": { [media.belowMedium]: { flexGrow: 1 } } });
