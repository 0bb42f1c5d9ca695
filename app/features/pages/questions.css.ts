import { globalStyle, style } from "@vanilla-extract/css";
import { color, space } from "~/ui/theme/theme.css";

export const questions = style({
  maxWidth: "68ch",
  width: "100%",
  borderTop: `1px solid ${color.line}`,
});

export const question = style({ borderBottom: `1px solid ${color.line}` });

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  minHeight: "56px",
  paddingBlock: space[3],
  fontWeight: 700,
  listStyle: "none",
  // a chevron made of two borders; it points up when the answer is open
  "::after": {
    content: "",
    flex: "none",
    width: "10px",
    height: "10px",
    marginRight: space[1],
    borderRight: `2px solid ${color.teal}`,
    borderBottom: `2px solid ${color.teal}`,
    // the offset centres the chevron, because its point is below or above the middle
    transform: "translateY(-3px) rotate(45deg)",
  },
  ":hover": { color: color.teal },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
globalStyle(`${question}[open] > ${summary}::after`, {
  transform: "translateY(3px) rotate(225deg)",
});

export const answer = style({
  display: "grid",
  gap: space[3],
  paddingBottom: space[5],
  // the question stays visible above an answer that a link opens
  scrollMarginTop: "120px",
  "@media": { print: { display: "grid" } },
});
// shows a linked answer in browsers that do not open it by themselves
globalStyle(`${question}:has(:target)::details-content`, { contentVisibility: "visible" });
// printed pages show all answers
globalStyle(`${question}::details-content`, {
  "@media": { print: { contentVisibility: "visible", height: "auto" } },
});
