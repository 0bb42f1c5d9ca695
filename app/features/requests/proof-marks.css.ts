import { style } from "@vanilla-extract/css";
import { color } from "~/ui/theme/theme.css";

export const marks = style({ display: "block", width: "100%", height: "20px" });
export const inTime = style({ fill: color.teal });
export const late = style({ fill: color.paper, stroke: color.red });
