import type { AppLoadContext } from "@remix-run/server-runtime";
import { markFileCut } from "~/server/busy";
import { networksOf } from "./client-address";

const MIB = 1024 * 1024;

/**
 * An address or IPv6 /56 may use a quarter: carriers put thousands of families behind one. A /48
 * may use half. Each limit's last quarter is for short forms.
 */
const BYTES_IN_FLIGHT = {
  total: 16 * MIB,
  ofNetworks: [4 * MIB, 4 * MIB, 8 * MIB],
  smallShare: 1 / 4,
};

/**
 * Coordinators' uploads have their own limit, so that they and families' forms do not block each
 * other. It fits two uploads of the largest size, from two sessions.
 */
const UPLOADS_IN_FLIGHT = { total: 22 * MIB, ofNetworks: [11 * MIB], smallShare: 0 };

export interface BodyMemory {
  form: Share;
  uploadOf: (session: string) => Share;
  /** Called if a file was cut because no memory was left. */
  onFileCut: () => void;
  giveBack: () => void;
}

/** @returns a function that gives each request its share of the memory */
export function bodyMemoryLimits(): (context: AppLoadContext) => BodyMemory {
  const bytesInFlight = new BytesInFlight(BYTES_IN_FLIGHT);
  const uploadsInFlight = new BytesInFlight(UPLOADS_IN_FLIGHT);
  return (context) => {
    const form = bytesInFlight.shareOf(networksOf(context.clientAddress));
    let upload: Share | undefined;
    const uploadOf = (session: string) => {
      upload ??= uploadsInFlight.shareOf([session]);
      return upload;
    };
    const giveBack = () => {
      form.giveBack();
      upload?.giveBack();
    };
    return { form, uploadOf, onFileCut: () => markFileCut(context), giveBack };
  };
}

export interface ByteLimits {
  /** Total bytes of the bodies that were read and have no response yet. */
  total: number;
  /** Bytes for each network of the sender, narrowest network first. */
  ofNetworks: readonly number[];
  /** The part of each limit that is reserved for small bodies, from 0 to 1. */
  smallShare: number;
}

/** Largest body that counts as small: a booking of 1,500 Bengali letters. */
const SMALL_BYTES = 16 * 1024;

export class BytesInFlight {
  readonly #held = new Map<string, number>();

  constructor(private readonly limits: ByteLimits) {}

  /**
   * Creates one request's share; call its `giveBack` after the response.
   *
   * @param networks the sender's, narrowest first
   */
  shareOf(networks: readonly string[]): Share {
    const { total, ofNetworks, smallShare } = this.limits;
    const bounds = [
      [ALL_NETWORKS, total] as const,
      ...networks.map((network, at) => [network, ofNetworks[at] ?? total] as const),
    ];
    let takenBytes = 0;
    return {
      take: (bytes) => {
        const usableShare = takenBytes + bytes <= SMALL_BYTES ? 1 : 1 - smallShare;
        const fits = bounds.every(
          ([whose, limit]) => this.#of(whose) + bytes <= limit * usableShare,
        );
        if (!fits) return false;
        for (const [whose] of bounds) this.#add(whose, bytes);
        takenBytes += bytes;
        return true;
      },
      giveBack: () => {
        for (const [whose] of bounds) this.#add(whose, -takenBytes);
        takenBytes = 0;
      },
    };
  }

  #of(whose: string): number {
    return this.#held.get(whose) ?? 0;
  }

  #add(whose: string, bytes: number): void {
    const sum = this.#of(whose) + bytes;
    if (sum === 0) this.#held.delete(whose);
    else this.#held.set(whose, sum);
  }
}

const ALL_NETWORKS = "";

export interface Share {
  /** @returns false if the bytes do not fit; nothing is taken then */
  take: (bytes: number) => boolean;
  giveBack: () => void;
}
