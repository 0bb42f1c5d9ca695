import { style } from "@vanilla-extract/css";
import { twoColumnMedia } from "~/ui/page.css";
import { space, text } from "~/ui/theme/theme.css";

/** The heading of the stored pages; the margin separates it from the buttons above. */
export const storedTitle = style({ marginTop: space[4], fontSize: text.heading3 });
export const links = style({ listStyle: "none", display: "grid" });

/** The distance below the heading's last line. */
export const danger = style({ marginTop: space[5] });

export const list = style({
  display: "grid",
  gap: space[5],
  maxWidth: "40rem",
  marginBlock: space[5],
});

/** The distance to the footer; on phones it is already larger. */
export const callRow = style({ "@media": { [twoColumnMedia]: { paddingBottom: space[6] } } });

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  marginTop: space[2],
});
