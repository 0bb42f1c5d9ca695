import type { CSSProperties } from "react";
import { light, radius, space } from "~/ui/theme/tokens";
import { margins } from "./mail-elements";

const font = "system-ui, 'Noto Sans Bengali', 'Noto Sans Thai', 'Noto Sans', Arial, sans-serif";

/** Inline styles, because mail programs remove style sheets. */
export const styles = {
  body: { margin: 0, padding: space[4], fontFamily: font },
  container: { maxWidth: "560px", fontFamily: font },
  brand: { fontSize: "16px", lineHeight: "1.6", fontWeight: 700, ...margins("0", space[4]) },
  heading: { fontSize: "24px", lineHeight: "1.4", margin: `0 0 ${space[4]}`, textWrap: "balance" },
  paragraph: {
    fontSize: "16px",
    lineHeight: "1.6",
    textWrap: "pretty",
    ...margins("0", space[4]),
  },
  number: { whiteSpace: "nowrap" },
  facts: { margin: `0 0 ${space[4]}`, padding: 0 },
  label: { fontSize: "14px", lineHeight: "1.6", margin: 0 },
  value: {
    fontSize: "18px",
    lineHeight: "1.6",
    fontWeight: 700,
    margin: `0 0 ${space[3]}`,
    overflowWrap: "anywhere",
  },
  action: { margin: `0 0 ${space[4]}` },
  button: {
    backgroundColor: light.teal,
    color: light.onTeal,
    // keeps the button visible if a dark mail program inverts its colours
    border: `1px solid ${light.edge}`,
    borderRadius: radius.small,
    fontSize: "16px",
    fontWeight: 700,
  },
  small: { fontSize: "14px", lineHeight: "1.6", textWrap: "pretty", ...margins(space[2], "0") },
  address: { color: "inherit", textDecoration: "underline", wordBreak: "break-all" },
  link: { color: "inherit", textDecoration: "underline" },
  line: {
    width: "100%",
    border: "none",
    borderTop: `1px solid ${light.edge}`,
    margin: `${space[5]} 0 ${space[3]}`,
  },
} satisfies Record<string, CSSProperties>;
