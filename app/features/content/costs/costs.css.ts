import { globalStyle, style } from "@vanilla-extract/css";
import { twoColumnMedia } from "~/ui/page.css";
import { color, media, space, text } from "~/ui/theme/theme.css";

export const asTyped = style({ whiteSpace: "pre-line" });

/** One list, which has two columns on desktop. */
export const services = style({
  display: "grid",
  listStyle: "none",
  columnGap: space[5],
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const service = style({
  display: "grid",
  alignContent: "start",
  gap: space[2],
  paddingBlock: space[4],
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`${service} > h3`, { fontSize: text.heading3 });
globalStyle(`${service} > h3 > a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
});
export const range = style({ fontSize: text.lead, fontWeight: 700 });
/** The list of cost factors. */
export const factors = style({
  display: "grid",
  gap: space[2],
  paddingLeft: "1.2em",
  color: color.quiet,
  listStyleType: "disc",
});

/** The figure on a service's page. On desktop, the cost factors are beside it. */
export const halves = style({
  display: "grid",
  gap: space[4],
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[5] },
  },
});
export const cost = style({ display: "grid", alignContent: "start", gap: space[3] });
/** A heading in the size of body text, which aligns with the text beside it. */
export const small = style({ fontSize: text.body, lineHeight: "inherit", marginBottom: space[2] });

/** Two cards that span five and seven columns, and a full-width card below them. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": {
    [twoColumnMedia]: { gridTemplateColumns: "minmax(0, 436fr) minmax(0, 620fr)", gap: space[5] },
  },
});
globalStyle(`${cards} > :last-child`, { gridColumn: "1 / -1" });
/** Two text columns, which fill the card and keep lines readable. */
export const inColumns = style({
  "@media": { [twoColumnMedia]: { columns: 2, columnGap: space[6], maxWidth: "none" } },
});
