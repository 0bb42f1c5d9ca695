import type { Channel } from "./history";

/** The acts that a coordinator records. The first three are replies. */
export const acts = ["called", "whatsapp", "emailed", "no-answer", "note"] as const;
export type Act = (typeof acts)[number];

/** The channel of an act; null where the family was not reached. */
export function channelOf(act: Act): Channel | null {
  const channels: Partial<Record<Act, Channel>> = {
    called: "phone",
    whatsapp: "whatsapp",
    emailed: "email",
  };
  return channels[act] ?? null;
}

/** True if words are required: an email and a note are nothing without them. */
export function needsWords(act: Act): boolean {
  return act === "emailed" || act === "note";
}

/** True if it is recorded where the family waits: a part of another request keeps notes alone. */
export function isContact(act: Act): boolean {
  return act !== "note";
}
