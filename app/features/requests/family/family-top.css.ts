import { style } from "@vanilla-extract/css";
import { text } from "~/ui/theme/theme.css";

export const top = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 1rem",
  flexWrap: "wrap",
  minHeight: "44px",
  fontSize: text.small,
  lineHeight: "44px",
});
