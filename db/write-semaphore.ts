import { DatabaseBusyError } from "./busy";

/** A fair semaphore: lets one writer in at a time, or as many as there are places. */
export class WriteSemaphore {
  #taken = 0;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly places = 1) {}

  /**
   * @param deadline end of the wait, as in `performance.now()`
   * @returns a function that ends the turn; call it once
   * @throws DatabaseBusyError after the deadline
   */
  async take(deadline: number): Promise<() => void> {
    if (this.#taken < this.places) this.#taken += 1;
    else await this.#wait(deadline);
    return () => this.#passTurn();
  }

  #wait(deadline: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new DatabaseBusyError());
      }, deadline - performance.now());
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(begin);
    });
  }

  /**
   * Passes the turn to the next waiting writer without releasing it, so that new writers queue
   * behind those who wait.
   */
  #passTurn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#taken -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
