import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NameOrEmail } from "./name-or-email";

it.each([
  ["Nusrat Jahan", "Nusrat Jahan"],
  ["Dr. A. K. M. Rahman Chowdhury", "Dr. A. K. M. Rahman Chowdhury"],
  ["karim@setu.example", "karim@<wbr/>setu.example"],
  [
    "nusrat.jahan.chowdhury@setu-coordination.example",
    "nusrat.<wbr/>jahan.<wbr/>chowdhury@<wbr/>setu-coordination.<wbr/>example",
  ],
])("%s breaks at readable places", (text, html) => {
  expect(renderToStaticMarkup(<NameOrEmail text={text} />)).toBe(`<bdi>${html}</bdi>`);
});
