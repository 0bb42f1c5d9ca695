import type { Channel } from "./history";

/** Acts that a coordinator records. The first three are replies. */
export const acts = ["called", "whatsapp", "wrote", "no-answer", "note"] as const;
export type Act = (typeof acts)[number];

/** Keyboard shortcuts of the acts; none is also a shortcut of the queue. */
export const actKeys: Record<Act, string> = {
  called: "c",
  whatsapp: "w",
  wrote: "e",
  "no-answer": "a",
  note: "t",
};

/** Name of the composer's button that inserts the chosen reply template. */
export const INSERT_TEMPLATE = "insert";

/** The channel of a reply; null for the other acts. */
export function channelOf(act: Act): Channel | null {
  const channels: Partial<Record<Act, Channel>> = {
    called: "phone",
    whatsapp: "whatsapp",
    wrote: "page",
  };
  return channels[act] ?? null;
}

/** True if the act requires text. */
export function needsWords(act: Act): boolean {
  return act === "wrote" || act === "note";
}

/** True if the family can read the act's text. */
export function isWrittenToFamily(act: Act): boolean {
  return act === "wrote" || act === "whatsapp";
}

/** True if the coordinator reached the family, or tried to. */
export function isContact(act: Act): boolean {
  return act !== "note";
}
