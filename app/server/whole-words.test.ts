import { expect, test } from "vitest";
import { keepWordsWhole } from "./whole-words.server";

const HOSPITAL = "โรงพยาบาล";
const WHOLE = "โรง\u2060พยาบาล";

test("a Thai word of two is kept on one line wherever it is read", () => {
  const html = `<p class="a">ไป${HOSPITAL}<b>${HOSPITAL}</b>ใกล้${HOSPITAL}</p>`;
  expect(keepWordsWhole(html, "th")).toBe(`<p class="a">ไป${WHOLE}<b>${WHOLE}</b>ใกล้${WHOLE}</p>`);
});

test("a word within a longer one takes nothing from it", () => {
  expect(keepWordsWhole("<p>หนังสือเดินทาง เดินทาง เตรียม</p>", "th").replaceAll("\u2060", "|")).toBe(
    "<p>หนังสือ|เดิน|ทาง เดิน|ทาง เต|รี|ยม</p>",
  );
});

test.each([
  `<input value="${HOSPITAL}"/>`,
  `<textarea name="x">${HOSPITAL}</textarea>`,
  `<option value="1">${HOSPITAL}</option>`,
  `<title>${HOSPITAL}</title>`,
  `<script type="application/ld+json">{"name":"${HOSPITAL}"}</script>`,
  `<a href="/?q=${HOSPITAL}" title="${HOSPITAL}"></a>`,
])("what is typed, sent or read by machines stays as it is: %s", (html) => {
  expect(keepWordsWhole(html, "th")).toBe(html);
});

test("no other language's page is touched", () => {
  expect(keepWordsWhole(`<p>${HOSPITAL}</p>`, "en")).toBe(`<p>${HOSPITAL}</p>`);
});
