import { style } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

/** A phone has the same two buttons in its bar. */
export const talk = style({
  display: "grid",
  gap: space[2],
  padding: space[5],
  borderRadius: radius.large,
  background: color.wash,
  "@media": { [media.belowMedium]: { display: "none" } },
});

export const title = style({ fontSize: text.heading3 });
export const next = style({ display: "grid", gap: space[4] });

/** Plain numbers: what a page of answers draws as stations would cost this one its first response. */
export const stations = style({ display: "grid", gap: space[3], paddingLeft: space[5] });
