import { globalStyle, style } from "@vanilla-extract/css";
import { heading } from "~/ui/heading.css";
import { notice } from "~/ui/notice.css";
import { space } from "~/ui/theme/theme.css";

export const summary = style({ paddingTop: space[5] });
/** As wide as the form that it speaks of, and as near to the title as it is to what it follows. */
globalStyle(`${summary} [role="alert"]`, { maxWidth: "36rem" });
globalStyle(`${summary} + ${heading}`, { paddingTop: 0 });

export const body = style({ paddingBlock: space[5] });
globalStyle(`${body} ${notice}`, { maxWidth: "36rem" });

export const links = style({ display: "grid", listStyle: "none", padding: 0 });

export const link = style({ display: "inline-flex", alignItems: "center", minHeight: "44px" });
