import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

/** No wider than its words, and off what is said below it. */
export const danger = style({ maxWidth: "620px", marginBottom: space[3] });
