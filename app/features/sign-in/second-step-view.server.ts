import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";

/** What the second step's page says and where it posts, whichever route shows it. */
export function secondStepView(language: Language) {
  const { account, passkeys } = texts(language);
  return {
    text: account.secondStep,
    code: account.fields.code,
    passkey: { ...passkeys.signIn, unsupported: passkeys.unsupported, ceremony: passkeys.ceremony },
    paths: {
      code: paths.adminSecondFactor(language),
      passkey: paths.adminSecondFactorPasskey(language),
      restart: paths.adminLogin(language),
    },
  };
}
