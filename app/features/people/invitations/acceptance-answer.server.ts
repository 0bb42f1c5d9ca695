import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { completeSignIn } from "~/features/identity/complete-sign-in.server";
import { checkLink, type LinkState } from "~/features/identity/one-time-links.server";
import { personOf } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import type { ReturnedForm } from "~/server/returned-form.server";
import { acceptInvitationSchema } from "./invitation.schema";
import { acceptInvitation } from "./invitations.server";

export async function readInvitation({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { invitation: text, fields, verify } = texts(language).account;
  const token = new URL(request.url).searchParams.get("invite");
  const { state, link } = await checkLink(context.db, "invite", token, context.now());
  const t = translator(language);
  return {
    meta: { title: text.title },
    text: { ...text, lead: t("account.invitation.lead", { email: link?.email ?? "" }) },
    fields,
    accountEmail: link?.email ?? "",
    rules: formRulesOf(acceptInvitationSchema(link?.email)),
    isMissing: token === null,
    keptForm: state === "ready" ? { id: "invitation" } : null,
    mailedLink: { state, token: token ?? "" },
    links: [
      { href: paths.adminLogin(language), label: verify.goToLogin },
      { href: paths.home(language), label: verify.backHome },
    ],
  };
}

/** Form errors, or the state of a link that is not valid. */
export type AcceptanceAnswer = ReturnedForm & { state?: LinkState };

/**
 * Accepts an invitation and logs the coordinator in, unless another person is logged in or a
 * second step is needed. The token stays in the page's address.
 */
export async function answerInvitation(args: ActionFunctionArgs) {
  const { request, context } = args;
  const token = new URL(request.url).searchParams.get("invite");
  const { link } = await checkLink(context.db, "invite", token, context.now());
  return formAction(args, {
    schema: acceptInvitationSchema(link?.email),
    run: async ({ invite, name, password }, { language }) => {
      const outcome = await acceptInvitation(context, invite, { name, password }, language);
      if (outcome.result !== "done") {
        const answer: AcceptanceAnswer = { values: {}, errors: {}, state: outcome.result };
        return data(answer, { status: 400 });
      }
      const { account } = outcome;
      const person = await personOf(request, context);
      const isSomebodyElse = person !== null && person.id !== account.id;
      const signedIn = isSomebodyElse
        ? null
        : await completeSignIn(request, context, account, false, "accepted invitation");
      if (!signedIn) {
        const flash = { key: "messages.actionCompleted", variant: "success" } as const;
        return redirectWithToast(context, paths.adminLogin(language), flash);
      }
      const flash = { key: "messages.loginSuccess", variant: "success" } as const;
      return redirectWithToast(context, paths.dashboard(language), flash, signedIn.headers);
    },
  });
}
