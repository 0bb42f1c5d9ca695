import { describe, expect, it } from "vitest";
import { emptyTally, keptIn, keptOf, tallyUp } from "./kept-promise";

const replies = (...minutes: number[]) =>
  minutes.map((minute) => ({ minutes: minute, counted: 1, inTime: minute <= 120 ? 1 : 0 }));

describe("how the promise was kept", () => {
  it("is nothing where nobody wrote", () => {
    expect(keptOf([])).toEqual({ counted: 0, inTime: 0, medianMinutes: null });
  });

  it("adds up, and counts what never came among those written, not among the replies", () => {
    expect(keptOf([...replies(10, 200, 30), { minutes: null, counted: 2, inTime: 0 }])).toEqual({
      counted: 5,
      inTime: 2,
      medianMinutes: 30,
    });
    expect(keptOf([{ minutes: null, counted: 3, inTime: 0 }]).medianMinutes).toBeNull();
  });

  it.each([
    [[7], 7],
    [[30, 10], 20],
    [[90, 10, 20], 20],
    [[1, 2, 3, 1000], 2.5],
  ])("takes of %j the middle, %d", (minutes, median) => {
    expect(keptOf(replies(...minutes)).medianMinutes).toBe(median);
  });

  it("takes the same middle of what is counted together", () => {
    const together = [
      { minutes: 50, counted: 2, inTime: 2 },
      { minutes: 5, counted: 3, inTime: 3 },
      { minutes: 20, counted: 0, inTime: 0 },
    ];
    expect(keptOf(together).medianMinutes).toBe(5);
    expect(keptOf([...together, { minutes: 60, counted: 1, inTime: 1 }]).medianMinutes).toBe(27.5);
  });

  it("counts one by one as it does together", () => {
    const tally = emptyTally();
    expect(keptIn(tally)).toEqual(keptOf([]));
    const all = [10, 200, 30, null, 30].map((minutes) => ({ minutes, inTime: minutes === 10 }));
    for (const one of all) tallyUp(tally, one);
    const together = all.map(({ minutes, inTime }) => ({
      minutes,
      counted: 1,
      inTime: inTime ? 1 : 0,
    }));
    expect(keptIn(tally)).toEqual(keptOf(together));
    expect(keptIn(tally)).toEqual({ counted: 5, inTime: 1, medianMinutes: 30 });
  });
});
