import { globalStyle, style } from "@vanilla-extract/css";

export const unprinted = style({});
// must be more specific than the panel's own style, which may come later in the stylesheet
globalStyle(`section.${unprinted}`, { "@media": { print: { display: "none" } } });
