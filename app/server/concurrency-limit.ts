import { BusyError } from "./busy";
import { FairQueue } from "./fair-queue";

export interface Limits {
  running: number;
  /** Maximum number of waiting jobs, overall and per client (a network address). */
  waiting: number;
  waitingPerClient: number;
}

/** Runs few jobs at once, queues some, and refuses the rest. */
export class ConcurrencyLimit {
  #running = 0;
  #refused = 0;
  readonly #queue = new FairQueue<() => void>();

  constructor(private readonly limits: Limits) {}

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  get refused(): number {
    return this.#refused;
  }

  /** @throws BusyError if the queue is full */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.limits.running) this.#running += 1;
    else await this.#wait(client);
    try {
      return await work();
    } finally {
      const next = this.#queue.take();
      // pass the slot directly to the next job, so that no new job gets ahead of the queue
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(client: string): Promise<void> {
    const { waiting, waitingPerClient } = this.limits;
    if (this.#queue.size >= waiting || this.#queue.sizeOf(client) >= waitingPerClient) {
      this.#refused += 1;
      throw new BusyError();
    }
    return new Promise((begin) => this.#queue.add(client, begin));
  }
}
