import { globalStyle, style } from "@vanilla-extract/css";
import { heading } from "~/ui/heading.css";
import { media, space } from "~/ui/theme/theme.css";

export const onDesk = style({ "@media": { [media.belowMedium]: { display: "none" } } });

export const problems = style({ paddingTop: space[5] });
/** As near to the title as it is to what it follows. */
globalStyle(`${problems} + * ${heading}`, { paddingTop: 0 });
