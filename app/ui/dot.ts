/** Separator that never begins a line. */
export const DOT = "\u00a0· ";
