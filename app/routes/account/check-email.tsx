import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formAction } from "~/features/forms/form-action.server";
import { emailSchema } from "~/features/identity/account.schema";
import { CheckEmailPage } from "~/features/people/registration/check-email-page";
import { checkEmailView } from "~/features/people/registration/check-email-view.server";
import {
  askForOwnVerification,
  askForVerification,
} from "~/features/people/registration/registration.server";
import { personOf } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { pageMeta } from "~/server/page-meta";

export const handle: PageHandle = { script: true, isConfirmation: true };

export function loader({ request, context }: LoaderFunctionArgs) {
  return checkEmailView(request, context);
}

/** Sends the confirmation again. */
export function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: emailSchema,
    run: async ({ email }, { language, fail }) => {
      const person = await personOf(request, context);
      const isOwn = person?.email === email && !person.emailVerified;
      const outcome = isOwn
        ? await askForOwnVerification(context, person)
        : await askForVerification(context, language, email);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      if (outcome === "mailboxLimit") {
        return fail({ "": isOwn ? "account.checkEmail.enough" : "account.checkEmail.asked" }, 429);
      }
      return redirectWithToast(context, paths.checkEmail(language), {
        key: isOwn ? "account.checkEmail.sentOwn" : "account.checkEmail.sentAgain",
        variant: "success",
        duration: 0,
      });
    },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function CheckEmail() {
  const view = useLoaderData<typeof loader>();
  return <CheckEmailPage view={view} failed={useActionData<typeof action>()} />;
}
