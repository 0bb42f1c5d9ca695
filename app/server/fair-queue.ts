/**
 * A queue that takes clients in turn (round robin); the entries of one client are first in, first
 * out.
 */
export class FairQueue<Entry> {
  readonly #clients = new Map<string, Entry[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(client: string): number {
    return this.#clients.get(client)?.length ?? 0;
  }

  add(client: string, entry: Entry): void {
    const entries = this.#clients.get(client);
    if (entries) entries.push(entry);
    else this.#clients.set(client, [entry]);
    this.#size += 1;
  }

  /** Takes the next entry and moves its client to the end. */
  take(): Entry | undefined {
    const [first] = this.#clients;
    if (!first) return undefined;
    const [client, entries] = first;
    const entry = entries.shift();
    this.#clients.delete(client);
    if (entries.length > 0) this.#clients.set(client, entries);
    this.#size -= 1;
    return entry;
  }
}
