import { readPage } from "~/paging";

/** `settled`: somebody has handled the mail. */
export const mailStates = ["open", "settled"] as const;

export interface MailQuery {
  state: (typeof mailStates)[number];
  page: number;
}

/** Parses the list's address; an unknown state counts as open. */
export function readMailQuery(query: URLSearchParams): MailQuery {
  return {
    state: query.get("status") === "settled" ? "settled" : "open",
    page: readPage(query.get("page")),
  };
}
