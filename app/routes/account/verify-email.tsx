import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, LinkList } from "~/features/accounts/account-page";
import { LinkPage } from "~/features/accounts/link-page";
import { type LinkState, lookAtLink } from "~/features/accounts/one-time-links.server";
import { AppForm } from "~/features/forms/app-form";
import { formAction } from "~/features/forms/form-action.server";
import { verifySchema } from "~/features/registration/registration.schema";
import { verifyEmail } from "~/features/registration/registration.server";
import { personOf } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import type { FailedForm } from "~/server/failed-form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Notice } from "~/ui/notice";

/** Shows what the link would do; mail scanners open links, so looking uses nothing up. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { verify: text } = texts(language).account;
  const token = new URL(request.url).searchParams.get("token");
  const { state } = await lookAtLink(context.db, "verify", token, context.now());
  const person = await personOf(request, context);
  const home = { href: paths.home(language), label: text.backHome };
  return {
    meta: { title: text.title },
    text,
    state,
    token: token ?? "",
    action: paths.verifyEmail(language),
    home,
    next: person
      ? { href: paths.profile(language), label: text.goToProfile }
      : { href: paths.login(language), label: text.goToLogin },
    takeOver: person ? null : { href: paths.forgot(language), label: text.takeOver },
    again: { href: paths.checkEmail(language), label: text.again },
  };
}

export function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: verifySchema,
    run: async ({ token }) => {
      const { state, headers } = await verifyEmail(request, context, token);
      const answer: Answer = { values: {}, errors: {}, state };
      return data(answer, { status: state === "done" ? 200 : 400, headers });
    },
  });
}

type Answer = FailedForm & { state?: LinkState | "done" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function VerifyEmail() {
  const {
    text,
    action: post,
    home,
    next,
    again,
    takeOver,
    ...mailedLink
  } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  const state = answer ? (answer.state ?? "ready") : mailedLink.state;
  if (state === "ready") {
    return (
      <AccountPage title={text.title} lead={text.ready} failed={answer}>
        <AppForm
          id="verify"
          action={post}
          hidden={{ token: answer?.values.token ?? mailedLink.token }}
          submit={text.submit}
        />
        {takeOver ? <Notice tone="warning">{text.notYours}</Notice> : null}
        <LinkList links={takeOver ? [takeOver, home, next] : [home, next]} />
      </AccountPage>
    );
  }
  const isFine = state === "done" || state === "used";
  return (
    <LinkPage
      title={text[`${state}Title`]}
      tone={state === "done" ? "success" : isFine ? "info" : "warning"}
      text={{ text: text[state] }}
      links={isFine ? [next, home] : [again, next, home]}
    />
  );
}
