/** A number from 0 to 1, always the same for the same input (splitmix32). */
export function random(index: number, salt: number): number {
  let mixed = (index * 0x9e3779b9 + salt * 0x85ebca6b) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Picks one of several values, always the same for the same input. */
export function pick<Item>(items: readonly Item[], index: number, salt: number): Item {
  return items[Math.floor(random(index, salt) * items.length)] as Item;
}
