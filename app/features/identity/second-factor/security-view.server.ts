import { renderSVG } from "uqr";
import { companyInfo } from "~/features/company/company.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import type { Person } from "~/features/sessions/person";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import { countRecoveryCodes } from "../recovery-codes.server";
import { ensurePendingSecret } from "../second-factors.server";
import { passkeyListView } from "./passkey-view.server";
import { codeSchema } from "./second-factor.schema";

export type SecurityView = Awaited<ReturnType<typeof securityView>>;

/** A coordinator's second factor. If no app is set up, it includes a secret to scan. */
export async function securityView(context: Context, person: Person, language: Language) {
  const { account } = texts(language);
  const { security: text, fields } = account;
  const { name: company } = await companyInfo(context, language);
  const pendingSecret = await ensurePendingSecret(context, person, person.email, company);
  const passkeys = await passkeyListView(context, person, language);
  const hasPasskey = passkeys.passkeys.length > 0;
  const codeCount = await countRecoveryCodes(context.db, person.id);
  return {
    meta: { title: text.title },
    text,
    codeLabel: fields.code,
    passwordTexts: fields,
    rules: formRulesOf(codeSchema),
    isOn: pendingSecret === null || hasPasskey,
    canRemoveApp: pendingSecret === null && (hasPasskey || !context.env.adminRequires2fa),
    passkeys,
    isRequired: context.env.adminRequires2fa,
    secret: pendingSecret && {
      svg: renderSVG(pendingSecret.uri, { border: 2 }),
      // groups of four are easier to copy by hand
      key: pendingSecret.secret.replace(/(.{4})(?=.)/g, "$1 "),
    },
    codesLeft: translator(language)("account.security.codesLeft", {
      count: formatNumber(codeCount, language),
    }),
    paths: {
      security: paths.dashboardPage("security", language),
      renewal: paths.dashboardPage("security/recovery-codes", language),
      removal: paths.dashboardPage("security/removal", language),
    },
  };
}

export type CodeFormView = ReturnType<typeof codeFormView>;

/** The page of a form that asks for a code, to create recovery codes or to switch the second factor off. */
export function codeFormView(language: Language, form: "renew" | "off") {
  const { security: text, fields } = texts(language).account;
  const page = form === "renew" ? "security/recovery-codes" : "security/removal";
  return {
    meta: { title: text[form] },
    title: text[form],
    text,
    codeLabel: fields.code,
    passwordTexts: fields,
    rules: formRulesOf(codeSchema),
    action: paths.dashboardPage(page, language),
    back: { href: paths.dashboardPage("security", language), label: text.title },
  };
}
