import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space, text } from "~/ui/theme/theme.css";

export const list = style({ display: "grid", listStyle: "none" });
/** Picture, words and buttons in one line if there is room; an opened refusal has a line of its own. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  minHeight: "56px",
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
  "@media": { print: { breakInside: "avoid" } },
});
export const picture = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  overflow: "hidden",
  color: color.teal,
  background: color.wash,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
});
globalStyle(`${picture} > img`, { width: "100%", height: "100%", objectFit: "cover" });
export const summary = style({ flex: "1 1 13rem", minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${summary} > p:first-child`, { fontWeight: 700 });
export const quiet = style({ color: color.quiet, fontSize: text.small });
export const bad = style({ color: color.red, fontSize: text.small });
export const unprinted = style({ flex: "none", "@media": { print: { display: "none" } } });
export const fields = style({
  flex: "1 1 100%",
  minWidth: 0,
  padding: space[3],
  background: color.wash,
  borderRadius: radius.small,
});
export const group = style({ display: "grid", gap: space[2] });
globalStyle(`${group} h2`, { fontSize: text.heading3 });
/** The heading with its counts and links. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[3]}`,
});

const onScreenAlone = { "@media": { print: { display: "none" } } } as const;

/** Papers on the request's page, which is printed on one sheet without them. */
export const unprintedGroup = style([group, onScreenAlone]);
export const unprintedLine = style([quiet, onScreenAlone]);
