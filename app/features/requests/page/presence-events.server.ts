import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { eventStream } from "~/server/event-stream";
import { type PresenceKey, recordPresence } from "../presence.server";
import { presenceWords } from "./presence-view.server";

const POLL_INTERVAL_MS = 5_000;
const RENEWAL_INTERVAL_MS = 20_000;
/** Presence after a renewal; longer than the interval, so that a slow renewal does no harm. */
const PRESENCE_MS = 45_000;
/**
 * Presence after the stream has ended. It must outlast a reload, and the time until another tab of
 * the reader renews it.
 */
const PRESENCE_AFTER_END_MS = 25_000;

interface Reader extends PresenceKey {
  language: Language;
  /** Checks the session before each renewal. */
  isAllowed: () => Promise<boolean>;
}

/**
 * Renews the reader's presence, and sends the names of others who have the request open: at once
 * and after each change.
 */
export function presenceEvents(
  { db, now }: Pick<Context, "db" | "now">,
  signal: AbortSignal,
  { isAllowed, language, ...presenceKey }: Reader,
): Response {
  return eventStream(signal, ({ send, end }) => {
    let hasEnded = false;
    let lastSent: string | null = null;
    const keepPresent = (ms: number) => {
      const at = now();
      return recordPresence(db, presenceKey, new Date(at.getTime() + ms), at);
    };
    const renew = async () => {
      // a failed query changes nothing: the next renewal tries again
      if (!(await isAllowed().catch(() => true))) end();
      else if (!hasEnded) await keepPresent(PRESENCE_MS).catch(() => {});
    };
    const sendIfChanged = async () => {
      const words = await presenceWords(db, presenceKey, now(), language).catch(() => lastSent);
      if (words === lastSent || words === null) return;
      lastSent = words;
      send(JSON.stringify(words));
    };
    const pollTimer = setInterval(() => void sendIfChanged(), POLL_INTERVAL_MS);
    const renewalTimer = setInterval(() => void renew(), RENEWAL_INTERVAL_MS);
    void renew();
    void sendIfChanged();
    return () => {
      hasEnded = true;
      clearInterval(pollTimer);
      clearInterval(renewalTimer);
      void keepPresent(PRESENCE_AFTER_END_MS).catch(() => {});
    };
  });
}
