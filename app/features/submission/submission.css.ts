import { globalStyle, style } from "@vanilla-extract/css";
import { heading } from "~/ui/heading.css";
import { media, space } from "~/ui/theme/theme.css";

export const page = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: space[5],
  "@media": {
    [media.medium]: { paddingBottom: space[7] },
    print: { gap: space[2], paddingBlock: 0, fontSize: "0.875rem" },
  },
});

// the whole page on one sheet of A4, in every language
globalStyle(`${page} li, ${page} > *`, {
  "@media": { print: { gap: space[2], paddingBottom: space[1] } },
});

export const onDesk = style({ "@media": { [media.belowMedium]: { display: "none" } } });

export const problems = style({ paddingTop: space[5] });
/** As near to the title as it is to what it follows. */
globalStyle(`${problems} + * ${heading}`, { paddingTop: 0 });
