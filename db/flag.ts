/** Converts booleans to SQLite's integers and back. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

export function isSet(value: 0 | 1): boolean {
  return value === 1;
}
