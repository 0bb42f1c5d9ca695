import { globalStyle } from "@vanilla-extract/css";
import { defaultLanguage, languages, lineHeights } from "~/locales/languages";
import { color, media, space, text } from "./theme.css";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset", { margin: 0, padding: 0 });
globalStyle("html", {
  WebkitTextSizeAdjust: "100%",
  scrollPaddingTop: space[6],
  lineHeight: lineHeights[defaultLanguage],
});
for (const language of languages.filter((other) => other !== defaultLanguage)) {
  globalStyle(`[lang="${language}"]`, { lineHeight: lineHeights[language] });
}
globalStyle("body", {
  background: color.paper,
  color: color.ink,
  fontFamily:
    'system-ui, -apple-system, "Noto Sans", "Noto Sans Bengali", "Noto Sans Thai", sans-serif',
  fontSize: text.body,
  overflowWrap: "break-word",
  // avoids a last line of one short word
  textWrap: "pretty",
  minHeight: "100vh",
  display: "flex",
  flexDirection: "column",
});
globalStyle(":lang(bn) ol", { listStyleType: "bengali" });
globalStyle("main", { flex: 1, display: "block" });
globalStyle("h1, h2, h3, h4", {
  lineHeight: 1.2,
  textWrap: "balance",
  // long words break instead of widening the page or a grid column
  overflowWrap: "anywhere",
});
globalStyle(":is(h1, h2, h3):is(:lang(bn), :lang(th))", {
  lineHeight: 1.4,
});
globalStyle("h1", { fontSize: text.heading1 });
globalStyle("h2", { fontSize: text.heading2 });
globalStyle("h3, h4", { fontSize: text.heading3 });
globalStyle("p", { maxWidth: "68ch" });
globalStyle("a", { color: color.teal, textUnderlineOffset: "0.18em" });
globalStyle("img, svg", { maxWidth: "100%", height: "auto" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("summary", { cursor: "pointer" });
globalStyle("[hidden]", { display: "none !important" });
globalStyle(":focus-visible", {
  outline: `3px solid ${color.teal}`,
  outlineOffset: "2px",
  borderRadius: "2px",
});
globalStyle("*", {
  "@media": {
    [media.still]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transition: "none !important",
    },
  },
});
globalStyle("body", {
  "@media": { print: { background: "#fff", color: "#000", display: "block" } },
});
