import { globalStyle, style } from "@vanilla-extract/css";

export const whole = style({ whiteSpace: "nowrap" });
/** With doubled letters a title may have no room for it. */
globalStyle(`h1 > ${whole}`, { display: "inline-block", maxWidth: "100%", whiteSpace: "normal" });
