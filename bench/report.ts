import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

/** Result of one measurement. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Remark below the table. */
  note?: string;
}

const RESULTS = new URL("./results/", import.meta.url);

/** Prints tables, and collects them for one file. */
export class Report {
  readonly #parts: string[] = [];

  add(table: Table): void {
    const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    const text = [
      `## ${table.title}`,
      "",
      line(table.columns),
      line(table.columns.map(() => "---")),
      ...table.rows.map(line),
      ...(table.note ? ["", table.note] : []),
      "",
    ].join("\n");
    console.log(`\n${text}`);
    this.#parts.push(text);
  }

  /** Writes the tables to `bench/results/NAME.md`. */
  write(name: string): void {
    const head = [
      `# Figures of ${new Date().toISOString().slice(0, 10)}`,
      "",
      `${cpus().length} processors, Node ${process.version}. What is compared was measured in turns, in one run.`,
      "",
    ];
    saveReport(`${name}.md`, [...head, ...this.#parts].join("\n"));
  }
}

/** Writes a file into `bench/results`. */
export function saveReport(name: string, text: string): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL(name, RESULTS), text);
}
