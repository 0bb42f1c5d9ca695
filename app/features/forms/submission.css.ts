import { globalStyle, style } from "@vanilla-extract/css";
import { heading } from "~/ui/heading.css";
import { media, space } from "~/ui/theme/theme.css";

export const onDesktop = style({ "@media": { [media.belowMedium]: { display: "none" } } });

export const problems = style({ paddingTop: space[5] });
/** Makes the distance above and below the problems equal. */
globalStyle(`${problems} + * ${heading}`, { paddingTop: 0 });
