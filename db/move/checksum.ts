import { createHash } from "node:crypto";
import type { Row } from "./source";

/**
 * Order-independent checksum of a table's rows: the sum of their SHA-256, as a number of 256 bits.
 * A missing, doubled or different row changes it.
 */
export class TableChecksum {
  #sum = 0n;
  #rows = 0;
  readonly #columns: readonly string[];

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  add(row: Row): void {
    const cells = JSON.stringify(this.#columns.map((column) => row[column] ?? null));
    this.#sum += BigInt(`0x${createHash("sha256").update(cells).digest("hex")}`);
    this.#rows += 1;
  }

  get rows(): number {
    return this.#rows;
  }

  /** 64 hexadecimal digits. */
  get sum(): string {
    return BigInt.asUintN(256, this.#sum).toString(16).padStart(64, "0");
  }
}
