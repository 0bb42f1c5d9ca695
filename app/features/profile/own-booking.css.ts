import { style } from "@vanilla-extract/css";

/** No wider than its words. */
export const danger = style({ maxWidth: "620px" });
