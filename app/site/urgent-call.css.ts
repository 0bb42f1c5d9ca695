import { globalStyle, style } from "@vanilla-extract/css";
import { edged } from "~/ui/danger-line.css";
import { media, space } from "~/ui/theme/theme.css";

export const urgent = style([edged, { display: "grid", gap: space[3], padding: space[4] }]);

/** On desktop the call and chat buttons fill the width of the box. */
globalStyle(`${urgent} > :last-child > a`, {
  "@media": { [media.large]: { flex: "auto", paddingInline: space[3] } },
});
