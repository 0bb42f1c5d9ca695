import { style } from "@vanilla-extract/css";
import { container } from "~/ui/container.css";
import { space } from "~/ui/theme/theme.css";

/** In line with the page that it stands above, and apart from the header. */
export const place = style([container, { paddingBlock: space[3] }]);
