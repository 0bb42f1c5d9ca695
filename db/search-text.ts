/** Words as a search compares them: NFKC, lower case, single spaces. */
export function searchTextOf(parts: readonly string[]): string {
  return parts.join(" ").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
