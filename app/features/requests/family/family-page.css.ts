import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space, text } from "~/ui/theme/theme.css";

/** Everything above the conversation fits on the first screen of a phone. */
export const page = style({ gap: space[4], maxWidth: "44rem", paddingBlock: space[4] });
globalStyle(`${page} form`, { maxWidth: "none" });

export const heading = style({});
globalStyle(`${heading} > div`, { paddingTop: space[3] });

export const due = style({
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  lineHeight: 1.4,
});
export const time = style({ fontSize: "1.75rem", fontWeight: 700 });
export const quiet = style({ color: color.quiet, fontSize: text.small });
export const reading = style([
  quiet,
  { marginTop: space[2], paddingTop: space[2], borderTop: `1px solid ${color.line}` },
]);

export const section = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingTop: space[5],
});
export const folds = style({ display: "grid", gap: space[3], paddingTop: space[4] });
export const words = style({ whiteSpace: "pre-line" });
export const readers = style({ display: "grid", gap: space[2], listStyle: "none" });
/** A link on its own line, large enough to tap. */
export const loneLink = style({ display: "inline-block", paddingBlock: "10px" });
export const problems = style({ paddingTop: space[4] });
