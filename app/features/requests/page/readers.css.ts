import { globalStyle, style } from "@vanilla-extract/css";

/** Not printed. */
export const unprinted = style({});
// the panel's own style, which it has besides, may come after this one
globalStyle(`section.${unprinted}`, { "@media": { print: { display: "none" } } });
