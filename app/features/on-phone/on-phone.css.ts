import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

export const links = style({ listStyle: "none", display: "grid", gap: space[2] });

export const list = style({ display: "grid", gap: space[5], marginBottom: space[6] });

globalStyle(`${list} form`, { display: "inline-block", margin: `${space[3]} ${space[3]} 0 0` });
