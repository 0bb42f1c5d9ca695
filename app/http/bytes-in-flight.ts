export interface ByteLimits {
  /** How many bytes all bodies may have that have been taken in and not yet answered. */
  total: number;
  /** Most bytes in flight of each network that a sender stands in, from the narrowest. */
  ofNetworks: readonly number[];
  /** The part of each of these that is left to small bodies. */
  leftToSmall: number;
}

/** A booking of 1,500 Bengali letters. */
const SMALL_BYTES = 16 * 1024;

/** Counts what bodies occupy, and says when there is no room for more. */
export class BytesInFlight {
  readonly #held = new Map<string, number>();

  constructor(private readonly limits: ByteLimits) {}

  /**
   * One request's share, to be given back when it has been answered.
   *
   * @param networks those that its sender stands in, from the narrowest
   */
  shareOf(networks: readonly string[]): Share {
    const { total, ofNetworks, leftToSmall } = this.limits;
    const bounds = [
      [ALL, total] as const,
      ...networks.map((network, at) => [network, ofNetworks[at] ?? total] as const),
    ];
    let held = 0;
    return {
      take: (bytes) => {
        const part = held + bytes <= SMALL_BYTES ? 1 : 1 - leftToSmall;
        const fits = bounds.every(([whose, limit]) => this.#of(whose) + bytes <= limit * part);
        if (!fits) return false;
        for (const [whose] of bounds) this.#add(whose, bytes);
        held += bytes;
        return true;
      },
      giveBack: () => {
        for (const [whose] of bounds) this.#add(whose, -held);
        held = 0;
      },
    };
  }

  #of(whose: string): number {
    return this.#held.get(whose) ?? 0;
  }

  #add(whose: string, bytes: number): void {
    const now = this.#of(whose) + bytes;
    if (now === 0) this.#held.delete(whose);
    else this.#held.set(whose, now);
  }
}

const ALL = "";

export interface Share {
  /** @returns false where there is no room; then nothing was taken */
  take: (bytes: number) => boolean;
  giveBack: () => void;
}
