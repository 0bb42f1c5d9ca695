import { BusyError } from "./busy";
import { FairQueue } from "./fair-queue";

export interface GateLimits {
  /** How many run at once. */
  running: number;
  /** How many may wait, in all and of one client (an address as limits count it). */
  waiting: number;
  waitingPerClient: number;
}

/** Lets few of something costly run at once, some wait their turn, and refuses the rest. */
export class Gate {
  #running = 0;
  #refused = 0;
  readonly #queue = new FairQueue<() => void>();

  constructor(private readonly limits: GateLimits) {}

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** How many it has refused since its start. */
  get refused(): number {
    return this.#refused;
  }

  /** @throws BusyError where too many wait already */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.limits.running) this.#running += 1;
    else await this.#wait(client);
    try {
      return await work();
    } finally {
      const next = this.#queue.take();
      // the place is handed on, so that nobody slips in between
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
