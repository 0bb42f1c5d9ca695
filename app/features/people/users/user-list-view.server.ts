import { listAccounts } from "~/features/identity/account-list.server";
import { formatDate, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { paginationOf } from "~/server/pagination.server";
import { formatPhone } from "~/server/phone.server";
import { readAccountQuery } from "./users";

const AREA = "users-list";

export type UserListView = Awaited<ReturnType<typeof loadUserList>>;

export async function loadUserList(request: Request, context: Context) {
  const language = languageOf(request);
  const { users: text } = texts(language);
  const query = readAccountQuery(new URL(request.url).searchParams);
  const list = await listAccounts(context.db, query);
  const { page: _, ...filter } = query;
  return {
    meta: { title: text.title },
    text,
    path: userPaths.list(language),
    filter,
    options: {
      role: (["user", "admin"] as const).map((value) => ({ value, label: text.roles[value] })),
      verified: (["yes", "no"] as const).map((value) => ({ value, label: text.verified[value] })),
      disabled: (["no", "yes"] as const).map((value) => ({ value, label: text.disabled[value] })),
    },
    count: translator(language)("users.count", { count: formatNumber(list.count, language) }),
    isFiltered: Object.values(filter).some(Boolean),
    rows: list.rows.map((account) => ({
      id: account.id,
      href: userPaths.record(account.id, language),
      name: account.name || account.email,
      email: account.name ? account.email : "",
      phone: account.phone ? formatPhone(account.phone) : "",
      isAdmin: account.role === "admin",
      role: text.roles[account.role],
      isVerified: account.emailVerified,
      verified: text.verified[account.emailVerified ? "yes" : "no"],
      blocked: account.disabled ? text.disabled.yes : null,
      since: formatDate(account.createdAt, language),
    })),
    pagination: paginationOf(language, list, (page) =>
      paths.dashboardPage(AREA, language, { ...filter, page }),
    ),
  };
}

export const userPaths = {
  list: (language: Language) => paths.dashboardPage(AREA, language),
  record: (id: string, language: Language, part = "") =>
    paths.dashboardRecord(AREA, id, language, part),
};
