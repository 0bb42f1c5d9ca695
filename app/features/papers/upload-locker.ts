import { setTimeout as pause } from "node:timers/promises";
import { ERRORS, type Lock, type Locker } from "@tus/utils";

interface Holder {
  askToEnd: () => void | Promise<void>;
  ended: Promise<void>;
}

/** Longer than the server gives a holder to end (`lockDrainTimeout`). */
const WAIT_MS = 10_000;

/**
 * Lets one request at a time work on an upload in this process. A new request ends the earlier one,
 * whose connection may have broken. Between machines, `storePart` compares offsets.
 */
export class UploadLocker implements Locker {
  readonly #holders = new Map<string, Holder>();

  newLock(id: string): Lock {
    const end = Promise.withResolvers<void>();
    return {
      lock: async (_signal, askToEnd) => {
        const timeout = AbortSignal.timeout(WAIT_MS);
        for (let holder = this.#holders.get(id); holder; holder = this.#holders.get(id)) {
          await holder.askToEnd();
          await Promise.race([holder.ended, pause(WAIT_MS, undefined, { ref: false })]);
          if (timeout.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
        }
        this.#holders.set(id, { askToEnd, ended: end.promise });
      },
      unlock: async () => {
        this.#holders.delete(id);
        end.resolve();
      },
    };
  }
}
