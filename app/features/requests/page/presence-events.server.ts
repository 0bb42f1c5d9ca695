import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { eventStream } from "~/server/event-stream";
import { type PresenceKey, recordPresence } from "../presence.server";
import { presenceWords } from "./presence-view.server";

const POLL_INTERVAL_MS = 5_000;
const RENEW_EVERY_MS = 20_000;
/** Longer than the renewal interval, so that a slow renewal does not remove the name. */
const OPEN_MS = 45_000;
/** Presence after the stream has ended; it bridges a reload, or the time until another tab's next renewal. */
const LEFT_MS = 25_000;

interface Reader extends PresenceKey {
  language: Language;
  /** Checks the session before each renewal. */
  isAllowed: () => Promise<boolean>;
}

/** Renews the reader's presence, and sends who else has the request open: at once and after each change. */
export function presenceEvents(
  { db, now }: Pick<Context, "db" | "now">,
  signal: AbortSignal,
  { isAllowed, language, ...opened }: Reader,
): Response {
  return eventStream(signal, ({ send, end }) => {
    let isOver = false;
    let lastSent: string | null = null;
    const keepPresent = (ms: number) => {
      const at = now();
      return recordPresence(db, opened, new Date(at.getTime() + ms), at);
    };
    const renew = async () => {
      // the next renewal makes up for a failed query
      if (!(await isAllowed().catch(() => true))) end();
      else if (!isOver) await keepPresent(OPEN_MS).catch(() => {});
    };
    const sendIfChanged = async () => {
      const words = await presenceWords(db, opened, now(), language).catch(() => lastSent);
      if (words === lastSent || words === null) return;
      lastSent = words;
      send(JSON.stringify(words));
    };
    const looking = setInterval(() => void sendIfChanged(), POLL_INTERVAL_MS);
    const renewing = setInterval(() => void renew(), RENEW_EVERY_MS);
    void renew();
    void sendIfChanged();
    return () => {
      isOver = true;
      clearInterval(looking);
      clearInterval(renewing);
      void keepPresent(LEFT_MS).catch(() => {});
    };
  });
}
