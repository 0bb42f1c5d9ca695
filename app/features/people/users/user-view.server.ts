import { data } from "@remix-run/node";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { findListedAccount, type ListedAccount } from "~/features/identity/account-list.server";
import { thumbnailOf } from "~/features/pictures/picture";
import { requestsOfAccount } from "~/features/requests/own.server";
import { requestPath } from "~/features/requests/request-path";
import { statusNames } from "~/features/requests/words.server";
import type { Person } from "~/features/sessions/person";
import { formatDateTime } from "~/locales/format";
import { type Language, languageNames } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import { photoOf } from "../coordinator-profile/own-photo.server";
import { roleSchema } from "./user.schema";
import { userPaths } from "./user-list-view.server";

export type UserView = Awaited<ReturnType<typeof loadUser>>;

/** One account with its requests. @throws a 404 page if there is no such account */
export async function loadUser(request: Request, context: Context, person: Person, id = "") {
  const language = languageOf(request);
  const account = await accountOr404(context, id);
  const { users: text } = texts(language);
  const requests = await requestsOfAccount(context.db, account);
  const isOwn = account.id === person.id;
  const name = account.name || account.email;
  return {
    meta: { title: name },
    text,
    name,
    crumbs: [{ href: userPaths.list(language), label: text.title }],
    isOwn,
    isAdmin: account.role === "admin",
    role: text.roles[account.role],
    isVerified: account.emailVerified,
    verified: text.verified[account.emailVerified ? "yes" : "no"],
    isDisabled: account.disabled,
    facts: factsOf(account, language),
    photo: thumbnailOf(await photoOf(context.db, account.id, language)),
    requests: requests.map(({ id: requestId, kind, reference, status, receivedAt }) => ({
      id: requestId,
      reference,
      href: requestPath({ kind, id: requestId }, language),
      kind: text.kinds[kind === "message" ? "message" : "booking"],
      status: statusNames(kind, language)[status],
      received: formatDateTime(receivedAt, language),
    })),
    access: {
      action: userPaths.record(id, language, "access"),
      hidden: { disabled: account.disabled ? "no" : "yes" },
    },
    verificationAction:
      account.emailVerified || account.disabled
        ? null
        : userPaths.record(id, language, "verification"),
    roleChangeHref: userPaths.record(id, language, "role"),
  };
}

/** The page that asks for the password before a role change. @throws a 404 page if there is no such account */
export async function loadRole(request: Request, context: Context, person: Person, id = "") {
  const language = languageOf(request);
  const account = await accountOr404(context, id);
  const { users: text, account: accountText } = texts(language);
  const change = account.role === "admin" ? text.demotion : text.promotion;
  const name = account.name || account.email;
  const t = translator(language);
  const key = account.role === "admin" ? "users.demotion.title" : "users.promotion.title";
  const title = t(key, { name });
  const problem = account.id === person.id ? text.ownRole : account.disabled ? text.unblock : null;
  return {
    meta: { title },
    title,
    crumbs: [
      { href: userPaths.list(language), label: text.title },
      { href: userPaths.record(id, language), label: name },
    ],
    lead: change.lead,
    submit: change.submit,
    /** The reason why the role cannot be changed. */
    problem,
    isDemotion: account.role === "admin",
    action: userPaths.record(id, language, "role"),
    rules: formRulesOf(roleSchema),
    passwordTexts: accountText.fields,
  };
}

export type RoleView = Awaited<ReturnType<typeof loadRole>>;

async function accountOr404(context: Context, id: string): Promise<ListedAccount> {
  const account = await findListedAccount(context.db, id);
  if (!account) throw data(null, { status: 404 });
  return account;
}

function factsOf(account: ListedAccount, language: Language) {
  const { users: text } = texts(language);
  return [
    { term: text.name, value: account.name ?? "" },
    { term: text.email, value: account.email },
    { term: text.phone, value: account.phone ? formatPhone(account.phone) : "" },
    { term: text.language, value: languageNames[account.language] },
    { term: text.since, value: formatDateTime(account.createdAt, language) },
  ];
}
