import type { Channel } from "./history";

/** Acts that a coordinator records. The first three are replies. */
export const acts = ["called", "whatsapp", "emailed", "no-answer", "note"] as const;
export type Act = (typeof acts)[number];

/** Letters of the acts; the queue has other ones. */
export const actKeys: Record<Act, string> = {
  called: "c",
  whatsapp: "w",
  emailed: "e",
  "no-answer": "a",
  note: "t",
};

/** Name of the composer's button that fills in the chosen reply template. */
export const INSERT_TEMPLATE = "insert";

/** The channel of a reply; null if the family was not reached. */
export function channelOf(act: Act): Channel | null {
  const channels: Partial<Record<Act, Channel>> = {
    called: "phone",
    whatsapp: "whatsapp",
    emailed: "email",
  };
  return channels[act] ?? null;
}

/** True if the act is recorded only with words: an email or a note. */
export function needsWords(act: Act): boolean {
  return act === "emailed" || act === "note";
}

/** True if the family reads the act's words. */
export function isWrittenToFamily(act: Act): boolean {
  return act === "emailed" || act === "whatsapp";
}

/** True if the act is recorded on the request where the family waits; a merged request takes only notes. */
export function isContact(act: Act): boolean {
  return act !== "note";
}
