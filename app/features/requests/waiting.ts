/** A request that nobody has replied to, as a queue of all kinds shows it. */
export interface UnansweredRequest {
  id: string;
  reference: string;
  name: string;
  urgent: boolean;
  receivedAt: string;
  dueAt: string;
}
