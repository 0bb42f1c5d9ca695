import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type LinkState, lookAtLink } from "~/features/accounts/one-time-links.server";
import { formAction } from "~/features/forms/form-action.server";
import { personOf } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import type { FailedForm } from "~/server/failed-form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { verifySchema } from "./registration.schema";
import { verifyEmail } from "./registration.server";

export type VerifyView = Awaited<ReturnType<typeof readVerifyLink>>["view"];

/** Shows what the link would do; mail scanners open links, so looking uses nothing up. */
export async function readVerifyLink({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { verify: text } = texts(language).account;
  const token = new URL(request.url).searchParams.get("token");
  const { state } = await lookAtLink(context.db, "verify", token, context.now());
  const person = await personOf(request, context);
  const view = {
    text,
    mailedLink: { state, token: token ?? "" },
    action: paths.verifyEmail(language),
    home: { href: paths.home(language), label: text.backHome },
    next: person
      ? { href: paths.profile(language), label: text.goToProfile }
      : { href: paths.login(language), label: text.goToLogin },
    takeOver: person ? null : { href: paths.forgot(language), label: text.takeOver },
    again: { href: paths.checkEmail(language), label: text.again },
  };
  return { meta: { title: text.title }, view };
}

/** How the form came out; without a state it failed itself. */
export type VerifyAnswer = FailedForm & { state?: LinkState | "done" };

export function answerVerify(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: verifySchema,
    run: async ({ token }) => {
      const { state, headers } = await verifyEmail(request, context, token);
      const answer: VerifyAnswer = { values: {}, errors: {}, state };
      return data(answer, { status: state === "done" ? 200 : 400, headers });
    },
  });
}
