import { expect, it } from "vitest";
import { pictureKind } from "./picture-kind";

const bytes = (text: string) => Uint8Array.from([...text].map((char) => char.charCodeAt(0)));

it.each([
  ["\xff\xd8\xff\xe0", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["RIFF\x00\x00\x00\x00WEBP", "webp"],
  ["\x00\x00\x00\x20ftypavif", "avif"],
  ["\x00\x00\x00\x20ftypavis", "avif"],
  ["", null],
  ["\xff\xd8", null],
  ["\x89PNG", null],
  ["RIFF\x00\x00\x00\x00WAVE", null],
  ["\x00\x00\x00\x20ftypheic", null],
  ["GIF89a", null],
  ["<svg", null],
  ["%PDF-1.7", null],
  ["MZ\x90", null],
])("detects the format of %j: %s", (start, kind) => {
  expect(pictureKind(bytes(start))).toBe(kind);
});
