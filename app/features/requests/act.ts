import type { Channel } from "./history";

/** What a coordinator says to have done about a request. The first three are replies. */
export const acts = ["called", "whatsapp", "emailed", "no-answer", "note"] as const;
export type Act = (typeof acts)[number];

/** How the family was reached; null where it was not. */
export function channelOf(act: Act): Channel | null {
  const channels: Partial<Record<Act, Channel>> = {
    called: "phone",
    whatsapp: "whatsapp",
    emailed: "email",
  };
  return channels[act] ?? null;
}

/** Whether something must be written: an email and a note are nothing without words. */
export function needsWords(act: Act): boolean {
  return act === "emailed" || act === "note";
}

/** Whether it is noted where the family waits: a request that is part of another keeps notes alone. */
export function isContact(act: Act): boolean {
  return act !== "note";
}
