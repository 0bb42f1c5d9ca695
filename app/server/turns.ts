import { FairQueue } from "./fair-queue";

/**
 * Begins one piece of work in each round of the event loop. Hundreds of requests that arrive
 * together would else be worked through in one go, and whoever comes after them, a health check
 * too, would wait for all. Clients take turns, so one that sends hundreds delays mostly itself.
 */
export class Turns {
  #taken = false;
  readonly #queue = new FairQueue<() => void>();

  async take(client: string): Promise<void> {
    if (this.#taken) return new Promise((begin) => this.#queue.add(client, begin));
    this.#taken = true;
    this.#endWithThisRound();
  }

  #endWithThisRound(): void {
    setImmediate(() => {
      const begin = this.#queue.take();
      this.#taken = begin !== undefined;
      if (!begin) return;
      this.#endWithThisRound();
      begin();
    });
  }
}
