import { globalStyle, style } from "@vanilla-extract/css";
import { container } from "./container.css";

export const words = style({ minWidth: 0 });
/** The outer container already has the page's padding. */
globalStyle(`${words} > ${container}`, { paddingInline: 0 });
