/** Number of clocks with the same wait for a reply; `minutes` is null if no reply came. */
export interface WaitGroup {
  minutes: number | null;
  counted: number;
  inTime: number;
}

export interface PromiseResult {
  counted: number;
  inTime: number;
  /** Median minutes to a reply; null without replies. */
  medianMinutes: number | null;
}

/** A running tally of decided clocks. */
export interface Tally {
  counted: number;
  inTime: number;
  minutes: number[];
}

export function emptyTally(): Tally {
  return { counted: 0, inTime: 0, minutes: [] };
}

/** Adds one clock, in any order. */
export function addToTally(tally: Tally, one: { minutes: number | null; inTime: boolean }): void {
  tally.counted += 1;
  if (one.inTime) tally.inTime += 1;
  if (one.minutes !== null) tally.minutes.push(one.minutes);
}

export function resultOfTally({ counted, inTime, minutes }: Tally): PromiseResult {
  const sorted = Float64Array.from(minutes).sort();
  const middlePlaces = [Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2)];
  const [left = 0, right = 0] = middlePlaces.map((place) => sorted[place]);
  return { counted, inTime, medianMinutes: sorted.length === 0 ? null : (left + right) / 2 };
}

/** The result of grouped clocks, in any order. */
export function resultOfGroups(groups: readonly WaitGroup[]): PromiseResult {
  const counted = sum(groups.map((one) => one.counted));
  const inTime = sum(groups.map((one) => one.inTime));
  return { counted, inTime, medianMinutes: medianOf(groups) };
}

/** Median of grouped values; the mean of the two middle values if their number is even. */
function medianOf(groups: readonly WaitGroup[]): number | null {
  const counts = new Map<number, number>();
  for (const { minutes, counted } of groups) {
    if (minutes !== null) counts.set(minutes, (counts.get(minutes) ?? 0) + counted);
  }
  const replies = [...counts].sort(([left], [right]) => left - right);
  const total = sum(replies.map(([, counted]) => counted));
  if (total === 0) return null;
  const at = (place: number) => {
    let cumulative = 0;
    for (const [minutes, counted] of replies) {
      cumulative += counted;
      if (place < cumulative) return minutes;
    }
    throw new RangeError(`place ${place} is out of ${total} values`);
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
