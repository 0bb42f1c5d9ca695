import { DatabaseBusyError } from "./busy";

/** Lets one at a time write, in the order in which they came. */
export class WriteTurns {
  #taken = false;
  readonly #waiting = new Set<() => void>();

  /**
   * @param deadline until when it is worth waiting, as `performance.now()` counts
   * @returns what ends the turn; to be called once
   * @throws DatabaseBusyError after the deadline
   */
  async take(deadline: number): Promise<() => void> {
    if (this.#taken) await this.#wait(deadline);
    this.#taken = true;
    return () => this.#next();
  }

  #wait(deadline: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new DatabaseBusyError());
      }, deadline - performance.now());
      const begin = () => {
        clearTimeout(patience);
        resolve();
      };
      this.#waiting.add(begin);
    });
  }

  /** Hands the turn on without letting go of it: whoever comes now stands behind who has waited. */
  #next(): void {
    const [next] = this.#waiting;
    this.#taken = next !== undefined;
    if (!next) return;
    this.#waiting.delete(next);
    next();
  }
}
