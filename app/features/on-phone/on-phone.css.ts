import { style } from "@vanilla-extract/css";
import { space } from "~/ui/theme/theme.css";

export const links = style({ listStyle: "none", display: "grid", gap: space[2] });

/** Off the heading's last line. */
export const danger = style({ marginTop: space[4] });

export const list = style({
  display: "grid",
  gap: space[5],
  maxWidth: "40rem",
  marginBlock: space[5],
});

/** Off the footer. */
export const last = style({ paddingBottom: space[6] });

export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[2],
});
