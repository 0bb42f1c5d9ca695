import { describe, expect, it } from "vitest";
import { addToTally, emptyTally, resultOfGroups, resultOfTally } from "./promise-result";

const replies = (...minutes: number[]) =>
  minutes.map((minute) => ({ minutes: minute, counted: 1, inTime: minute <= 120 ? 1 : 0 }));

describe("figures of the promise", () => {
  it("are empty if nobody wrote", () => {
    expect(resultOfGroups([])).toEqual({ counted: 0, inTime: 0, medianMinutes: null });
  });

  it("count a missing reply as a request, but not as a reply", () => {
    expect(
      resultOfGroups([...replies(10, 200, 30), { minutes: null, counted: 2, inTime: 0 }]),
    ).toEqual({
      counted: 5,
      inTime: 2,
      medianMinutes: 30,
    });
    expect(resultOfGroups([{ minutes: null, counted: 3, inTime: 0 }]).medianMinutes).toBeNull();
  });

  it.each([
    [[7], 7],
    [[30, 10], 20],
    [[90, 10, 20], 20],
    [[1, 2, 3, 1000], 2.5],
  ])("have the median of %j minutes: %d", (minutes, median) => {
    expect(resultOfGroups(replies(...minutes)).medianMinutes).toBe(median);
  });

  it("have the median of all clocks in the groups", () => {
    const groups = [
      { minutes: 50, counted: 2, inTime: 2 },
      { minutes: 5, counted: 3, inTime: 3 },
      { minutes: 20, counted: 0, inTime: 0 },
    ];
    expect(resultOfGroups(groups).medianMinutes).toBe(5);
    expect(resultOfGroups([...groups, { minutes: 60, counted: 1, inTime: 1 }]).medianMinutes).toBe(
      27.5,
    );
  });

  it("are the same for single clocks and grouped clocks", () => {
    const tally = emptyTally();
    expect(resultOfTally(tally)).toEqual(resultOfGroups([]));
    const all = [10, 200, 30, null, 30].map((minutes) => ({ minutes, inTime: minutes === 10 }));
    for (const one of all) addToTally(tally, one);
    const groups = all.map(({ minutes, inTime }) => ({
      minutes,
      counted: 1,
      inTime: inTime ? 1 : 0,
    }));
    expect(resultOfTally(tally)).toEqual(resultOfGroups(groups));
    expect(resultOfTally(tally)).toEqual({ counted: 5, inTime: 1, medianMinutes: 30 });
  });
});
