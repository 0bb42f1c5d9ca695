/** Thailand counts its years from the Buddha: 2569 is 2026. */
const AHEAD = 543;
/** Nothing that people enter here is as far in the future as this. */
const EARLIEST = 2400;

/** A day or month (`2569-03-17`, `2569-03`) in the common era; null where its year is no Buddhist one. */
export function inCommonEra(day: string): string | null {
  const [, year, rest] = /^(\d{4})(-\d{2}(?:-\d{2})?)$/.exec(day) ?? [];
  return Number(year) >= EARLIEST ? `${Number(year) - AHEAD}${rest}` : null;
}
