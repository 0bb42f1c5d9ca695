import { expect, it } from "vitest";
import { paperStateOf } from "./paper-state";

const complete = [{ isComplete: true }];
const incomplete = [{ isComplete: false }];

it.each([
  ["no document", [], "toDo"],
  ["a file that is still arriving", [{ state: "receiving", files: incomplete }], "toDo"],
  [
    "one of two files complete",
    [{ state: "receiving", files: [...incomplete, ...complete] }],
    "withUs",
  ],
  ["a received document", [{ state: "received", files: complete }], "withUs"],
  ["an accepted document", [{ state: "accepted", files: complete }], "done"],
  ["an accepted document whose files were erased", [{ state: "accepted", files: [] }], "done"],
  ["a refused document", [{ state: "refused", files: complete }], "problem"],
  ["a replaced document alone", [{ state: "replaced", files: complete }], "toDo"],
] as const)("with %s", (_, documents, state) => {
  expect(paperStateOf(documents)).toBe(state);
});

it("follows the newest document", () => {
  const refused = { state: "refused", files: complete } as const;
  const received = { state: "received", files: complete } as const;
  const arriving = { state: "receiving", files: incomplete } as const;
  expect(paperStateOf([refused, received])).toBe("withUs");
  expect(paperStateOf([received, refused])).toBe("problem");
  expect(paperStateOf([refused, arriving])).toBe("problem");
});
