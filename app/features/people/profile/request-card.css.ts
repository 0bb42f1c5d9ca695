import { style } from "@vanilla-extract/css";
import { referenceFont } from "~/ui/theme/theme.css";

/** The same font as on the request's page, chosen because people read the number aloud. */
export const reference = style({ fontFamily: referenceFont });
