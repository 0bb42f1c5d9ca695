import type { AccountQuery } from "~/features/identity/account-list.server";
import { normalForm } from "~/locales/fold";
import { readPage } from "~/paging";

/** Reads the filter from the list's address; invalid values are ignored. */
export function readAccountQuery(query: URLSearchParams): AccountQuery {
  const [role, verified, disabled] = ["role", "verified", "disabled"].map((name) =>
    query.get(name),
  );
  return {
    search: normalForm((query.get("search") ?? "").toWellFormed(), "NFC")
      .trim()
      .slice(0, 100),
    role: role === "user" || role === "admin" ? role : null,
    verified: yesOrNo(verified),
    disabled: yesOrNo(disabled),
    page: readPage(query.get("page")),
  };
}

function yesOrNo(value: string | null | undefined): "yes" | "no" | null {
  return value === "yes" || value === "no" ? value : null;
}
