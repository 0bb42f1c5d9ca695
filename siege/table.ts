/** One attack and what came of it: a row of the table at the end. */
export interface Finding {
  attack: string;
  /** What was done, and how often. */
  done: string;
  figure: string;
  /** What `figure` is measured against. */
  bound: string;
  held: boolean;
}

/** Printed under its part at once: a siege that is cut short has still said something. */
export function note(finding: Finding): Finding {
  console.log(`  ${finding.held ? "held" : "NOT HELD"}: ${finding.attack}: ${finding.figure}`);
  return finding;
}

/** As Markdown, so that it can be pasted where it is wanted. */
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

/** The first few of many, for a table's cell. */
export function some(items: readonly string[], most = 3): string {
  const more = items.length - most;
  return items.slice(0, most).join("; ") + (more > 0 ? `; and ${more} more` : "");
}
