import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "~/ui/theme/theme.css";

/** Two amounts and their currency in one line, on a phone too; errors are above their field. */
export const range = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(88px, auto)",
  alignItems: "end",
  gap: space[3],
  border: 0,
  padding: 0,
  minWidth: 0,
});
// full width for a field with an error, or the error would have one word a line
globalStyle(`${range} > :has([aria-invalid="true"])`, {
  "@media": { [media.belowLarge]: { gridColumn: "1 / -1" } },
});
export const legend = style({ padding: 0, fontWeight: 700, marginBottom: space[2] });
