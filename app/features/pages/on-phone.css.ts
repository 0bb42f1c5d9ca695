import { style } from "@vanilla-extract/css";
import { parted } from "~/ui/page.css";
import { space, text } from "~/ui/theme/theme.css";

/** Another matter than the buttons above it. */
export const kept = style({ marginTop: space[4], fontSize: text.heading3 });
export const links = style({ listStyle: "none", display: "grid" });

/** Off the heading's last line. */
export const danger = style({ marginTop: space[5] });

export const list = style({
  display: "grid",
  gap: space[5],
  maxWidth: "40rem",
  marginBlock: space[5],
});

/** Off the footer, which a phone has further off. */
export const last = style({ "@media": { [parted]: { paddingBottom: space[6] } } });

export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[2],
});
