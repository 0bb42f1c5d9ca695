import { globalStyle, style } from "@vanilla-extract/css";
import { color, space, text } from "./theme/theme.css";

export const table = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`${table} > caption`, { paddingBlock: space[2], textAlign: "left", fontWeight: 700 });
globalStyle(`${table} :is(th, td)`, {
  padding: `6px ${space[2]} 6px 0`,
  textAlign: "left",
  borderBottom: `1px solid ${color.line}`,
});
globalStyle(`${table} thead th`, { color: color.quiet, verticalAlign: "bottom" });
globalStyle(`${table} tbody th`, { fontWeight: 400, overflowWrap: "anywhere" });

export const number = style({ fontVariantNumeric: "tabular-nums" });
globalStyle(`${table} ${number}`, { paddingRight: 0, paddingLeft: space[2], textAlign: "right" });
export const bar = style({ width: "40%", minWidth: "64px" });
export const filled = style({ fill: color.teal });
export const drawing = style({ display: "block" });
export const narrow = style({ tableLayout: "fixed", fontSize: text.small });
// as large as the title of the table beside it
globalStyle(`${narrow} > caption`, { fontSize: text.body });
globalStyle(`${narrow} th:first-child`, { width: "34%" });
