import { expect, it } from "vitest";
import { withUsedStyles } from "./used-styles";

const page = (css: string, body: string) => `<style nonce="n">${css}</style><body>${body}</body>`;
const stylesOf = (html: string) => /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];

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
  [".a{animation:k1 1s}@keyframes k1{0%{top:0}}", ".a{animation:a 1s}@keyframes a{0%{top:0}}"],
  [
    ".a{animation:1s k1}@keyframes k2{0%{top:0}}@keyframes k1{to{top:0}}",
    ".a{animation:1s a}@keyframes a{to{top:0}}",
  ],
  [".b{animation:k1 1s}@keyframes k1{0%{top:0}}", ""],
  ["[data-state=done] .a{color:red}[data-state='due']{color:red}", "[data-state='due']{color:red}"],
  ["[data-state]{color:red}[aria-current]{color:red}", "[data-state]{color:red}"],
  ["[lang=th]{color:red}p:not([lang=th]){color:red}", "p:not([lang=th]){color:red}"],
  [".a[open]{color:red}.a[href=x]{color:red}", ".a[open]{color:red}.a[href=x]{color:red}"],
])("of %s it keeps %s", (css, kept) => {
  expect(stylesOf(withUsedStyles(page(css, '<p class="a d" data-state="due">text</p>')))).toBe(
    kept,
  );
});

it("gives made classes the shortest names, and drops those that nothing styles", () => {
  const css = ".x-1{margin:.5em}.x-2 .x-3:not(.x-4),.x-3[href$='.x-9'],.dark .c{top:0}";
  const body =
    '<p class="dark c"><p class="x-1 x-5">.x-1</p><p class="x-5">y</p><p class="x-2"><b class="x-3">z</b>';
  const kept = ".b{margin:.5em}.d .a:not(.e),.a[href$='.x-9'],.dark .c{top:0}";
  const worn = '<p class="dark c"><p class="b">.x-1</p><p>y</p><p class="d"><b class="a">z</b>';
  expect(withUsedStyles(page(css, body))).toBe(page(kept, worn));
  const many = Array.from({ length: 60 }, (_, at) => `x-${at}`);
  const all = many.map((name) => `.${name}{top:0}`).join("");
  const names = stylesOf(withUsedStyles(page(all, `<p class="${many.join(" ")}">`)));
  expect(new Set(names?.match(/\.\w+/g)).size).toBe(many.length);
  expect(names).toContain(".Z{top:0}.aa{top:0}.ab{top:0}");
});

it("drops properties that nothing asks for", () => {
  const css = ":root{--a:1;--b: var(--c);--c:2;--d:url(x);--e:3}p{top:var(--b);--f:4}";
  const kept = ":root{--b:var(--c);--c:2;--e:3}p{top:var(--b);}";
  const body = '<svg stroke="var(--e)">';
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
