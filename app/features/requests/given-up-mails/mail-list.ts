import { readPage } from "~/paging";

/** Whether somebody has dealt with them. */
export const mailStates = ["open", "settled"] as const;

export interface MailQuery {
  state: (typeof mailStates)[number];
  page: number;
}

/** What the list's address asks for; what it does not know it takes for the mails to deal with. */
export function readMailQuery(query: URLSearchParams): MailQuery {
  return {
    state: query.get("status") === "settled" ? "settled" : "open",
    page: readPage(query.get("page")),
  };
}
