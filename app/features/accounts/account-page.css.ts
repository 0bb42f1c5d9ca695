import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

export const summary = style({ paddingTop: space[5] });

export const body = style({ paddingBlock: space[5] });

export const links = style({ display: "grid", listStyle: "none", padding: 0 });

export const link = style({ display: "inline-flex", alignItems: "center", minHeight: "44px" });
