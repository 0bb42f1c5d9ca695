/** A seeded generator: the same seed gives the same numbers. */
export interface Random {
  /** 0 to 1, without 1. */
  fraction(): number;
  /** An integer from `from` to `to`, inclusive. */
  integer(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
  /** A text of this many letters and digits. */
  word(length: number): string;
}

const SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789";

export function randomOf(seed: number): Random {
  let state = seed | 0;
  // splitmix32
  const fraction = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    integer,
    pick: (items) => items[integer(0, items.length - 1)] as never,
    chance: (probability) => fraction() < probability,
    word: (length) => Array.from({ length }, () => SIGNS[integer(0, SIGNS.length - 1)]).join(""),
  };
}
