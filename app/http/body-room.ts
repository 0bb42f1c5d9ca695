import type { AppLoadContext } from "@remix-run/server-runtime";
import { markNoRoom } from "~/server/busy";
import { networksOf } from "./client-address";

const MIB = 1024 * 1024;

/**
 * One address may have a quarter, for mobile carriers put thousands of families behind one, and so may a
 * home of IPv6 (/56); whoever has a /48 may have half. The last quarter of each is for short forms.
 */
const BYTES_IN_FLIGHT = {
  total: 16 * MIB,
  ofNetworks: [4 * MIB, 4 * MIB, 8 * MIB],
  leftToSmall: 1 / 4,
};

/**
 * What coordinators upload has room of its own, so that a picture on a slow line and families' forms are
 * not in each other's way: two of the largest at once, of two sessions.
 */
const UPLOADS_IN_FLIGHT = { total: 22 * MIB, ofNetworks: [11 * MIB], leftToSmall: 0 };

/** The room that one request's body takes: as a form, or as what a coordinator uploads. */
export interface BodyRoom {
  form: Share;
  /** @param session the coordinator's */
  uploadOf: (session: string) => Share;
  /** Says that a file was cut because there was no room for it. */
  onNoRoom: () => void;
  giveBack: () => void;
}

/** @returns what gives each request its room */
export function bodyRooms(): (context: AppLoadContext) => BodyRoom {
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
    return { form, uploadOf, onNoRoom: () => markNoRoom(context), giveBack };
  };
}

export interface ByteLimits {
  /** Most bytes of all bodies that are read and not yet answered. */
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
