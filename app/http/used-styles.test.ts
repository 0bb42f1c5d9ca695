import { expect, it } from "vitest";
import { withUsedStyles } from "./used-styles";

const page = (css: string, body: string) => `<style nonce="n">${css}</style><body>${body}</body>`;

it.each([
  [".a{color:red}.b{color:red}", ".a{color:red}"],
  [".a,.b{color:red}", ".a{color:red}"],
  [".a .b{color:red}.a.c{color:red}p .a>*{color:red}", "p .a>*{color:red}"],
  ["p{color:red}*{color:red}[hidden]{color:red}", "p{color:red}*{color:red}[hidden]{color:red}"],
  [".a:not(.b):hover{color:red}", ".a:not(.b):hover{color:red}"],
  [":is(.a,.b:not(.c)) p{color:red}", ":is(.a,.b:not(.c)) p{color:red}"],
  [".a:has(.b){color:red}.b:has(.a){color:red}", ".a:has(.b){color:red}"],
  ["@media print{.b{color:red}}.a{margin:.5em}", ".a{margin:.5em}"],
  ["@media print{@supports (gap:0){.b{color:red}}}", ""],
  ["@media print{.a{color:red}.b{color:red}}", "@media print{.a{color:red}}"],
  ['.a{content:"}.b{"}', '.a{content:"}.b{"}'],
  ["@font-face{font-family:x}@layer a,b;", "@font-face{font-family:x}@layer a,b;"],
  [".a{animation:k1 1s}@keyframes k1{0%{top:0}}", ".a{animation:k1 1s}@keyframes k1{0%{top:0}}"],
  [
    ".a{animation:1s k1}@keyframes k2{0%{top:0}}@keyframes k1{to{top:0}}",
    ".a{animation:1s k1}@keyframes k1{to{top:0}}",
  ],
  [".b{animation:k1 1s}@keyframes k1{0%{top:0}}", ""],
])("of %s it keeps %s", (css, kept) => {
  const body = '<p class="a d">text</p>';
  expect(withUsedStyles(page(css, body))).toBe(page(kept, body));
});

it("leaves a page alone that a script may change", () => {
  for (const script of [
    '<script type="module">1</script>',
    '<script async src="/a.js"></script>',
  ]) {
    const html = page(".b{color:red}", script);
    expect(withUsedStyles(html)).toBe(html);
  }
});
