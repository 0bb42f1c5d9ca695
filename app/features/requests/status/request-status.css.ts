import { globalStyle, style } from "@vanilla-extract/css";
import { twoColumnMedia } from "~/ui/page.css";
import { color, radius, space, text } from "~/ui/theme/theme.css";

/** The reference, which the family may write down or photograph. */
export const referenceBox = style({
  display: "grid",
  gap: space[2],
  maxWidth: "40rem",
  padding: space[4],
  border: `2px solid ${color.leaf}`,
  borderRadius: radius.large,
  background: color.raised,
});

/** Without the advice, the reference is one line where there is no second column. */
export const line = style([
  referenceBox,
  {
    border: `1px solid ${color.edge}`,
    "@media": {
      "screen and (max-width: 959.98px)": {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: space[3],
        padding: 0,
        border: 0,
        background: "none",
        fontSize: text.small,
      },
    },
  },
]);
globalStyle(`${line} > div > span`, { fontSize: `min(${text.heading3}, 9vw)` });

/** On desktop, the reference is on the right, at the top, with the answers below it. */
export const columns = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": {
    [twoColumnMedia]: {
      gridTemplateColumns: "minmax(0, 620fr) minmax(0, 436fr)",
      // a long left column must not leave a gap in the right one
      gridTemplateRows: "auto 1fr",
      gap: space[5],
    },
    print: { gap: space[2] },
  },
});
const part = style({
  display: "grid",
  gap: space[5],
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: { "&:empty": { display: "none" } },
  "@media": { print: { gap: space[2] } },
});
export const main = style([
  part,
  { "@media": { [twoColumnMedia]: { gridColumn: 1, gridRow: "1 / 3" } } },
]);
export const side = style({ "@media": { [twoColumnMedia]: { gridColumn: 2 } } });
/** Three buttons in a row have less padding than two. */
globalStyle(`${main} > div:has(> a:nth-child(3)) > a`, {
  "@media": { [twoColumnMedia]: { paddingInline: space[4] } },
});
export const sent = style([part, { "@media": { [twoColumnMedia]: { gridColumn: 2 } } }]);
/** Full width of the card, also below its icon. */
export const call = style({ paddingTop: space[3], marginLeft: `calc(-24px - ${space[3]})` });

/** A link on its own line, large enough to tap. */
export const way = style({ display: "inline-block", paddingBlock: "10px" });
export const own = style([way, { marginTop: "-10px" }]);

export const label = style({ fontWeight: 700 });
