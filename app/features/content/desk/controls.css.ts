import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "~/ui/theme/theme.css";

/** Two amounts and their currency in one line, even on a phone. Errors are above their fields. */
export const range = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(88px, auto)",
  alignItems: "end",
  gap: space[3],
  border: 0,
  padding: 0,
  minWidth: 0,
});
// a field with an error has full width, because the error would otherwise have one word per line
globalStyle(`${range} > :has([aria-invalid="true"])`, {
  "@media": { [media.belowLarge]: { gridColumn: "1 / -1" } },
});
export const legend = style({ padding: 0, fontWeight: 700, marginBottom: space[2] });
