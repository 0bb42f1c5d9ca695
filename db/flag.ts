/** The one place where booleans become SQLite's integers and come back. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

export function isSet(value: 0 | 1): boolean {
  return value === 1;
}
