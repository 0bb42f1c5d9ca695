import { style } from "@vanilla-extract/css";
import { references } from "~/ui/theme/theme.css";

/** As on the request's own page: it is read out on the phone. */
export const reference = style({ fontFamily: references });
