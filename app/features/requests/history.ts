/** How a coordinator reached the family. */
export const channels = ["phone", "whatsapp", "email", "other"] as const;
export type Channel = (typeof channels)[number];
