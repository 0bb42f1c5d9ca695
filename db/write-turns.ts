import { DatabaseBusyError } from "./busy";

/** Lets one at a time write, or as many as there are places, in the order in which they came. */
export class WriteTurns {
  #taken = 0;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly places = 1) {}

  /**
   * @param deadline until when it is worth waiting, as `performance.now()` counts
   * @returns what ends the turn; to be called once
   * @throws DatabaseBusyError after the deadline
   */
  async take(deadline: number): Promise<() => void> {
    if (this.#taken < this.places) this.#taken += 1;
    else await this.#wait(deadline);
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
    if (!next) {
      this.#taken -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
