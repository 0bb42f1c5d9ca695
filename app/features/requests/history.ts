/** How a coordinator reached the family. */
export const channels = ["phone", "whatsapp", "email", "other"] as const;
export type Channel = (typeof channels)[number];

/** Another request of the same family, as a history names it. */
export interface OtherRequest {
  kind: "booking" | "message";
  id: string;
  reference: string;
}
