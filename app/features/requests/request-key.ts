import type { RequestKind } from "#db/tables/requests";

/** Identifies a request; its dashboard address depends on the kind. */
export interface RequestKey {
  kind: RequestKind;
  id: string;
}
