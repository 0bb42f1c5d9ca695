/** How a coordinator reached the family. */
export type Channel = "phone" | "whatsapp" | "email" | "other";

/** Another request of the same family, as a history names it. */
export interface OtherRequest {
  kind: "booking" | "message";
  id: string;
  reference: string;
}
