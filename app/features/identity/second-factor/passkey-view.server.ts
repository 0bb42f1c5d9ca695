import { data } from "@remix-run/node";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { deviceName } from "~/features/sessions/device";
import type { Person } from "~/features/sessions/person";
import { formatDate } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import type { creationOptions } from "../passkey-ceremonies.server";
import { findPasskeyById, listPasskeys } from "../passkeys.server";
import { passkeyRemovalSchema, passkeySchema } from "./second-factor.schema";

export interface PendingPasskey {
  name: string;
  options: Awaited<ReturnType<typeof creationOptions>>;
}

export async function passkeyListView(context: Context, person: Person, language: Language) {
  const { passkeys: text } = texts(language);
  const t = translator(language);
  const passkeys = await listPasskeys(context.db, person.id);
  return {
    text,
    addHref: paths.dashboardPage("security/passkeys", language),
    passkeys: passkeys.map(({ id, name, backedUp, createdAt, lastUsedAt }) => ({
      id,
      name: backedUp ? `${name} (${text.synced})` : name,
      added: formatDate(createdAt, language),
      lastUsed: lastUsedAt ? formatDate(lastUsedAt, language) : text.neverUsed,
      removal: {
        href: paths.dashboardRecord("security/passkeys", id, language, "removal"),
        name: t("passkeys.removeNamed", { name: stripInterpolation(name) }),
      },
    })),
  };
}

export function newPasskeyView(request: Request) {
  const language = languageOf(request);
  const { account, passkeys: text } = texts(language);
  return {
    meta: { title: text.add },
    text,
    fields: account.fields,
    rules: formRulesOf(passkeySchema),
    security: account.security,
    suggestedName: deviceName(request.headers.get("User-Agent") ?? "") ?? "",
    registrationAction: paths.dashboardPage("security/passkeys/registration", language),
    startOverLink: { href: paths.dashboardPage("security/passkeys", language), label: text.add },
    back: { href: paths.dashboardPage("security", language), label: text.back },
  };
}

/** @throws a 404 page if the person has no such passkey */
export async function passkeyRemovalView(
  context: Context,
  person: Person,
  id: string,
  language: Language,
) {
  const passkey = await findPasskeyById(context.db, person.id, id);
  if (!passkey) throw data(null, { status: 404 });
  const { account, passkeys: text } = texts(language);
  return {
    meta: { title: text.remove },
    text,
    fields: account.fields,
    rules: formRulesOf(passkeyRemovalSchema),
    lead: translator(language)("passkeys.removeLead", { name: stripInterpolation(passkey.name) }),
    back: { href: paths.dashboardPage("security", language), label: text.back },
  };
}

/** Removes characters that i18next would interpolate. */
function stripInterpolation(name: string): string {
  return name.replace(/[{}$]/g, "");
}
