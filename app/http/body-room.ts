import type { AppLoadContext } from "@remix-run/server-runtime";
import { markNoRoom } from "~/server/busy";
import { BytesInFlight, type Share } from "./bytes-in-flight";
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
