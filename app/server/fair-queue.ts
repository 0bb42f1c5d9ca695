/** Who waits for a turn: clients one after the other, and each client's own in the order they came. */
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

  /** The next, whose client then stands behind all others. */
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
