import { globalStyle, style } from "@vanilla-extract/css";

export const whole = style({ whiteSpace: "nowrap" });
/** With text at double size, a title may have no room for the unbroken number. */
globalStyle(`h1 > ${whole}`, { display: "inline-block", maxWidth: "100%", whiteSpace: "normal" });
