import { globalStyle, style } from "@vanilla-extract/css";
import { container } from "./container.css";

export const words = style({ minWidth: 0 });
/** What stands in it has the page's edges from the whole. */
globalStyle(`${words} > ${container}`, { paddingInline: 0 });
