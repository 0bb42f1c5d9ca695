import type { RequestKind } from "#db/tables/requests";

/** Names a request where its address at the desk depends on its kind. */
export interface RequestKey {
  kind: RequestKind;
  id: string;
}
