/** Between two things of one line: it stays with what it follows, and begins no line. */
export const DOT = "\u00a0· ";
