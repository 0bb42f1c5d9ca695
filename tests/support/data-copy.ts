import type { Table } from "./family-rows";

type Rows = object[];
type Papers = Record<"files" | "readings", Rows>[];
type Requests = (Record<string, Rows> & { documents: Papers })[];
/** A person's own copy of the data. */
export interface Copy
  extends Record<"devices" | "passkeys" | "filters" | "duty" | "reviews" | "events", Rows> {
  account: object;
  requests: Requests;
}

/** Rows of a table in a person's copy. */
export function partOf(copy: Copy, table: Table): Rows {
  const all = (part: string) => copy.requests.flatMap((request) => request[part] ?? []);
  const documents = copy.requests.flatMap((request) => request.documents);
  const parts: { [Name in Table]?: Rows } = {
    users: [copy.account],
    sessions: copy.devices,
    passkeys: copy.passkeys,
    saved_filters: copy.filters,
    duty_hours: copy.duty,
    audit_events: copy.events,
    requests: copy.requests,
    request_events: all("history"),
    request_partners: all("asked"),
    request_links: all("links"),
    request_sessions: all("devices"),
    notices: all("notices"),
    watch_links: all("watch_links"),
    consents: all("consents"),
    disclosures: all("disclosures"),
    request_papers: all("papers"),
    documents,
    document_files: documents.flatMap(({ files }) => files),
    document_readings: documents.flatMap(({ readings }) => readings),
    reviews: copy.reviews,
  };
  return parts[table] ?? [];
}
