import { FairQueue } from "./fair-queue";

/**
 * Runs jobs one at a time. The event loop runs between two jobs, so health checks are answered.
 * Clients take turns: one that sends hundreds mostly delays itself.
 */
export class JobQueue {
  #taken = false;
  #hasNewConnection = false;
  readonly #queue = new FairQueue<() => void>();

  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * @param client the network address by which requests are limited
   * @param work keeps its turn while it computes, and loses it after a short wait for the database
   * or a hash
   */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#taken) await new Promise<void>((begin) => this.#queue.add(client, begin));
    this.#taken = true;
    let hasEnded = false;
    const end = () => {
      if (!hasEnded) setImmediate(() => this.#next());
      hasEnded = true;
    };
    const turnTimer = setTimeout(end, MAX_TURN_MS);
    try {
      return await work();
    } finally {
      clearTimeout(turnTimer);
      end();
    }
  }

  /**
   * Waits for a turn and gives it up at once. Use it before work that is very short or mostly
   * waits.
   */
  async waitForTurn(client: string): Promise<void> {
    await this.run(client, async () => {});
  }

  /**
   * Call for each new connection. Node accepts one per round; waiting connections are accepted
   * before the next page, so that health checks are not delayed.
   */
  noteConnection(): void {
    this.#hasNewConnection = true;
  }

  #next(rounds = 1): void {
    if (this.#hasNewConnection && rounds < MAX_ROUNDS) {
      this.#hasNewConnection = false;
      setImmediate(() => this.#next(rounds + 1));
      return;
    }
    const begin = this.#queue.take();
    this.#taken = begin !== undefined;
    begin?.();
  }
}

/** Limits the wait for new connections, so that pages are still rendered. */
const MAX_ROUNDS = 200;

/**
 * A timer ends the turn. It fires only when the event loop is free, so a page keeps its turn while
 * it computes and loses it while it waits.
 */
const MAX_TURN_MS = 3;
