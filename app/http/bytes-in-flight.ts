export interface ByteLimits {
  /** How many bytes all bodies may have that have been taken in and not yet answered. */
  total: number;
  /** How many of these may be one client's, an address as limits count it. */
  perClient: number;
}

/** Counts what bodies occupy, and says when there is no room for more. */
export class BytesInFlight {
  #total = 0;
  readonly #ofClient = new Map<string, number>();

  constructor(private readonly limits: ByteLimits) {}

  /** One request's share, to be given back when it has been answered. */
  shareOf(client: string): Share {
    let held = 0;
    return {
      take: (bytes) => {
        const ofClient = (this.#ofClient.get(client) ?? 0) + bytes;
        const { total, perClient } = this.limits;
        if (this.#total + bytes > total || ofClient > perClient) return false;
        this.#add(client, bytes);
        held += bytes;
        return true;
      },
      giveBack: () => {
        this.#add(client, -held);
        held = 0;
      },
    };
  }

  #add(client: string, bytes: number): void {
    const ofClient = (this.#ofClient.get(client) ?? 0) + bytes;
    this.#total += bytes;
    if (ofClient === 0) this.#ofClient.delete(client);
    else this.#ofClient.set(client, ofClient);
  }
}

export interface Share {
  /** @returns false where there is no room; then nothing was taken */
  take: (bytes: number) => boolean;
  giveBack: () => void;
}
