import { expect, it } from "vitest";
import { paperStateOf } from "./paper-state";

const complete = [{ isComplete: true }];
const incomplete = [{ isComplete: false }];

it.each([
  ["no document", "toDo", []],
  ["a file that is still arriving", "toDo", [{ state: "receiving", files: incomplete }]],
  [
    "one of two files complete",
    "withUs",
    [{ state: "receiving", files: [...incomplete, ...complete] }],
  ],
  ["a received document", "withUs", [{ state: "received", files: complete }]],
  ["an accepted document", "done", [{ state: "accepted", files: complete }]],
  ["an accepted document whose files were erased", "done", [{ state: "accepted", files: [] }]],
  ["a refused document", "problem", [{ state: "refused", files: complete }]],
  ["a replaced document alone", "toDo", [{ state: "replaced", files: complete }]],
] as const)("a paper with %s has the state %s", (_, state, documents) => {
  expect(paperStateOf(documents)).toBe(state);
});

it("a paper's newest document decides its state, unless no file of it is complete", () => {
  const refused = { state: "refused", files: complete } as const;
  const received = { state: "received", files: complete } as const;
  const arriving = { state: "receiving", files: incomplete } as const;
  expect(paperStateOf([refused, received])).toBe("withUs");
  expect(paperStateOf([received, refused])).toBe("problem");
  expect(paperStateOf([refused, arriving])).toBe("problem");
});
