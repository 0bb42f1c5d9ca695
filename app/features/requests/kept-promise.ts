/** Replies that took as long, and those that never came (`minutes` null). */
export interface Waited {
  minutes: number | null;
  counted: number;
  inTime: number;
}

/** How the promise was kept over a number of times that a family wrote. */
export interface Kept {
  counted: number;
  inTime: number;
  /** How long the middle one of the replies took; null where there was none. */
  medianMinutes: number | null;
}

/** Adds up in any order. */
export function keptOf(waited: readonly Waited[]): Kept {
  const counted = sum(waited.map((one) => one.counted));
  const inTime = sum(waited.map((one) => one.inTime));
  return { counted, inTime, medianMinutes: medianOf(waited) };
}

/** The median of what is counted by its value; of two in the middle, what lies between them. */
function medianOf(waited: readonly Waited[]): number | null {
  const counts = new Map<number, number>();
  for (const { minutes, counted } of waited) {
    if (minutes !== null) counts.set(minutes, (counts.get(minutes) ?? 0) + counted);
  }
  const replies = [...counts].sort(([left], [right]) => left - right);
  const total = sum(replies.map(([, counted]) => counted));
  if (total === 0) return null;
  const at = (place: number) => {
    let before = 0;
    for (const [minutes, counted] of replies) {
      before += counted;
      if (place < before) return minutes;
    }
    throw new RangeError(`no place ${place} among ${total}`);
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
