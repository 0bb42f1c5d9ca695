import { globalStyle, style } from "@vanilla-extract/css";
import { color, media, radius, space } from "./theme/theme.css";

/** As wide as the picture above, about 68 letters per line (`ch` is the wider zero). */
export const prose = style({
  maxWidth: "620px",
  "@media": { [media.medium]: { fontSize: "1.125rem" } },
});

globalStyle(`${prose} > * + *`, { marginTop: space[4] });
globalStyle(`${prose} > * + :is(h2, h3)`, { marginTop: space[6] });
globalStyle(`${prose} :is(ul, ol)`, { paddingLeft: space[5] });
globalStyle(`${prose} li + li`, { marginTop: space[2] });
globalStyle(`${prose} :is(blockquote, pre)`, {
  marginInline: 0,
  padding: space[4],
  borderRadius: radius.small,
  background: color.wash,
  overflowX: "auto",
});
// long words break, so that they do not widen the page on a phone
globalStyle(`${prose} code`, { overflowWrap: "anywhere", wordBreak: "break-all" });
globalStyle(`${prose} :is(td, th)`, {
  padding: space[2],
  border: `1px solid ${color.line}`,
  textAlign: "left",
});
globalStyle(`${prose} table`, { borderCollapse: "collapse", display: "block", overflowX: "auto" });
// these scripts have no italics
globalStyle(`${prose} em:is(:lang(bn), :lang(th))`, { fontStyle: "normal", fontWeight: 700 });
/** Emergency numbers are red here as everywhere. */
globalStyle(`${prose} a:is([href="tel:999"], [href="tel:1669"])`, {
  color: color.red,
  fontWeight: 700,
});
// keeps phone numbers on one line
globalStyle(`${prose} a[href^="tel:"]`, { whiteSpace: "nowrap" });
