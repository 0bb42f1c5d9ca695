import { style } from "@vanilla-extract/css";
import { parted } from "~/ui/page.css";
import { picture } from "~/ui/picture.css";
import { space } from "~/ui/theme/theme.css";

export const summary = style({ paddingTop: space[5] });

export const body = style({ paddingBlock: space[5] });

/** A phone has no room for it. */
export const scene = style([
  picture,
  { display: "none", "@media": { [parted]: { display: "block" } } },
]);

export const links = style({ display: "grid", listStyle: "none", padding: 0 });

export const link = style({ display: "inline-flex", alignItems: "center", minHeight: "44px" });
