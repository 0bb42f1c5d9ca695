import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, space, text } from "../theme/theme.css";

export const more = style({
  border: `1px solid ${color.edge}`,
  borderRadius: radius.large,
  background: color.raised,
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  minHeight: "56px",
  padding: `${space[3]} ${space[4]}`,
  listStyle: "none",
  cursor: "pointer",
  // a chevron made of two borders, rotated when the section is open
  "::after": {
    content: "",
    flex: "none",
    width: "10px",
    height: "10px",
    borderRight: `2px solid ${color.teal}`,
    borderBottom: `2px solid ${color.teal}`,
    transform: "rotate(45deg)",
  },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
globalStyle(`${more}[open] > ${summary}::after`, { transform: "rotate(225deg)" });

export const words = style({ display: "grid", lineHeight: 1.4 });
export const title = style({ color: color.teal });
export const hint = style({ color: color.quiet, fontSize: text.small });

export const fields = style({
  display: "grid",
  gap: space[5],
  padding: `${space[2]} ${space[4]} ${space[5]}`,
});

/** Heading of a folded section. */
export const folded = style({ color: color.teal, fontSize: text.body });
