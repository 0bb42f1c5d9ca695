import { globalStyle, style } from "@vanilla-extract/css";
import { edged } from "~/ui/danger-line.css";
import { media, space } from "~/ui/theme/theme.css";

export const urgent = style([edged, { display: "grid", gap: space[3], padding: space[4] }]);

/** Side by side in a column on desktop, filling its width. */
globalStyle(`${urgent} > :last-child > a`, {
  "@media": { [media.large]: { flex: "auto", paddingInline: space[3] } },
});
