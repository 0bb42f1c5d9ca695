import { style } from "@vanilla-extract/css";
import { container } from "~/ui/container.css";
import { space } from "~/ui/theme/theme.css";

/** Aligned with the page below, with space to the header. */
export const place = style([container, { paddingBlock: space[3] }]);
