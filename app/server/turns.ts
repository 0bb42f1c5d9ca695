import { FairQueue } from "./fair-queue";

/**
 * Does one thing after the other, and leaves the event loop a round between two of them. Hundreds of
 * requests that arrive together would else be worked on together, and whoever comes after them, a
 * health check too, would wait for all. Clients take turns, so one that sends hundreds delays mostly
 * itself.
 */
export class Turns {
  #taken = false;
  #someoneCame = false;
  readonly #queue = new FairQueue<() => void>();

  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * @param client an address as limits count it
   * @param work holds its turn to its end; or for a moment, where it has begun to wait for something
   *   itself (the database, a password's hash)
   */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#taken) await new Promise<void>((begin) => this.#queue.add(client, begin));
    this.#taken = true;
    let ended = false;
    const end = () => {
      if (!ended) setImmediate(() => this.#next());
      ended = true;
    };
    const patience = setTimeout(end, LONGEST_TURN_MS);
    try {
      return await work();
    } finally {
      clearTimeout(patience);
      end();
    }
  }

  /** For work that is to begin in a turn of its own, and is too small, or too slow, to hold it. */
  async pass(client: string): Promise<void> {
    await this.run(client, async () => {});
  }

  /**
   * To be called for each new connection. Node takes in one a round: before a page is begun, those
   * who have knocked by then are let in, or a health check would stand behind a page for each of them.
   */
  noteArrival(): void {
    this.#someoneCame = true;
  }

  #next(rounds = 1): void {
    if (this.#someoneCame && rounds < MOST_ROUNDS) {
      this.#someoneCame = false;
      setImmediate(() => this.#next(rounds + 1));
      return;
    }
    const begin = this.#queue.take();
    this.#taken = begin !== undefined;
    begin?.();
  }
}

/** However many keep knocking, pages go on being made. */
const MOST_ROUNDS = 200;

/**
 * It counts when the event loop is free again, so that a page at work keeps its turn however long it works,
 * and one that waits gives it up: on a server each of its questions to the database is a wait, and others
 * can ask theirs meanwhile.
 */
const LONGEST_TURN_MS = 3;
