import { formRulesOf } from "~/features/forms/form-rules.server";
import { emailSchema } from "~/features/identity/account.schema";
import { personOf } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";

export type CheckEmailView = Awaited<ReturnType<typeof checkEmailView>>;

/** Texts for a mail on its way (confirmation or reset link), or to ask for a new confirmation. */
export async function checkEmailView(request: Request, context: Context) {
  const language = languageOf(request);
  const { checkEmail, fields, verify } = texts(language).account;
  const purpose = new URL(request.url).searchParams.get("for");
  const isAdmin = purpose === "admin-reset";
  const isReset = isAdmin || purpose === "reset";
  /** True after an invalid link, when no mail has been sent yet. */
  const isAgain = purpose === "again";
  const person = await personOf(request, context);
  const links = [
    {
      href: isAdmin ? paths.adminLogin(language) : paths.login(language),
      label: verify.goToLogin,
    },
    { href: paths.home(language), label: verify.backHome },
  ];
  if (isReset) {
    const href = isAdmin ? paths.adminForgot(language) : paths.forgot(language);
    links.unshift({ href, label: checkEmail.resetAgain });
  }
  const isUnverified = person && !person.emailVerified;
  const sentLead = isUnverified ? checkEmail.ownLead : checkEmail.lead;
  const lead = isAgain ? checkEmail.againLead : sentLead;
  const sentTitle = isAgain ? checkEmail.againTitle : checkEmail.title;
  const title = isReset ? checkEmail.resetTitle : sentTitle;
  return {
    meta: { title },
    title,
    lead: isReset ? checkEmail.resetLead : lead,
    isReset,
    keptForm: isReset ? null : { id: "check-email" },
    text: checkEmail,
    spam: isAgain ? null : checkEmail.spam,
    fields,
    rules: formRulesOf(emailSchema),
    email: person?.email,
    action: paths.checkEmail(language),
    links: person ? [{ href: paths.profile(language), label: verify.goToProfile }] : links,
  };
}
