import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

/** It meets the footer, which keeps its distance from other pages' ends. */
export const last = style({ display: "flow-root", marginTop: space[5] });
globalStyle(`${last} > section`, { marginBottom: 0 });
globalStyle(`main:has(> ${last}) + footer`, { marginTop: 0, borderTop: 0 });
