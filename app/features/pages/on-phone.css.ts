import { style } from "@vanilla-extract/css";
import { parted } from "~/ui/page.css";
import { space, text } from "~/ui/theme/theme.css";

/** Set apart from the buttons above. */
export const kept = style({ marginTop: space[4], fontSize: text.heading3 });
export const links = style({ listStyle: "none", display: "grid" });

/** Distance from the heading's last line. */
export const danger = style({ marginTop: space[5] });

export const list = style({
  display: "grid",
  gap: space[5],
  maxWidth: "40rem",
  marginBlock: space[5],
});

/** Distance from the footer; a phone has more already. */
export const last = style({ "@media": { [parted]: { paddingBottom: space[6] } } });

export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[2],
});
