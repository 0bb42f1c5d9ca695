import { style, styleVariants } from "@vanilla-extract/css";
import { color, media, radius, space, text } from "~/ui/theme/theme.css";

const pill = style({
  display: "inline-block",
  maxWidth: "100%",
  padding: `2px ${space[3]}`,
  border: "1px solid transparent",
  borderRadius: radius.large,
  fontSize: text.small,
  lineHeight: 1.5,
  whiteSpace: "nowrap",
  "@media": {
    [media.large]: { padding: `2px ${space[2]}` },
    // the printed list has seven other columns
    print: { padding: `0 ${space[1]}`, whiteSpace: "normal" },
  },
});
/** Browsers do not print backgrounds, so the printed badge has a border. */
const onPaper = { "@media": { print: { borderColor: "currentColor" } } };
const words = style([
  pill,
  { padding: 0, color: color.quiet, lineHeight: 1.3, whiteSpace: "normal" },
]);

/** Late is red on a pale background, due within 30 minutes is marigold. Solid red is reserved for urgent requests. */
export const clock = styleVariants({
  soon: [pill, { background: color.marigold, color: color.onMarigold, fontWeight: 700 }, onPaper],
  left: [pill, { borderColor: color.edge }],
  late: [
    pill,
    { background: color.redwash, borderColor: color.red, color: color.red, fontWeight: 700 },
  ],
  old: [pill, { background: color.line }, onPaper],
  good: [words, { color: color.leaf }],
  status: [words],
});
