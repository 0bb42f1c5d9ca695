/** One attack and its outcome: a row of the final table. */
export interface Finding {
  attack: string;
  /** Description of the attack, with its count. */
  done: string;
  figure: string;
  /** Limit for `figure`. */
  bound: string;
  held: boolean;
}

/** Prints a finding at once, so that an interrupted siege leaves some results. */
export function printFinding(finding: Finding): Finding {
  console.log(`  ${finding.held ? "held" : "NOT HELD"}: ${finding.attack}: ${finding.figure}`);
  return finding;
}

/** Prints the table as Markdown. */
export function printTable(findings: readonly Finding[]): void {
  const rows = [
    ["attack", "what was done", "figure", "bound", "held"],
    ...findings.map(({ attack, done, figure, bound, held }) => [
      attack,
      done,
      figure,
      bound,
      held ? "yes" : "**no**",
    ]),
  ].map((cells) => cells.map((cell) => cell.replaceAll("|", "\\|").replace(/\s+/g, " ")));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const [head = [], ...body] = rows;
  console.log("");
  for (const cells of [head, widths.map((width) => "-".repeat(width)), ...body]) {
    console.log(`| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  }
}

/** The first few items, for a table's cell. */
export function firstFew(items: readonly string[], most = 3): string {
  const more = items.length - most;
  return items.slice(0, most).join("; ") + (more > 0 ? `; and ${more} more` : "");
}
