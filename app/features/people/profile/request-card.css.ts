import { style } from "@vanilla-extract/css";
import { references } from "~/ui/theme/theme.css";

/** The font of the request's page, for reading it aloud. */
export const reference = style({ fontFamily: references });
