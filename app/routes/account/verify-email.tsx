import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage, LinkList, PostForm } from "~/features/accounts/account-page";
import { LinkPage } from "~/features/accounts/link-page";
import { lookAtLink } from "~/features/accounts/one-time-links.server";
import { verifyEmail } from "~/features/registration/registration.server";
import { personOf } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { refusedForm } from "~/server/failed-form.server";
import { readForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form";
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

export async function action({ request, context }: ActionFunctionArgs) {
  const language = languageOf(request);
  const { fields, refusal } = await readForm(request, context);
  const token = String(fields.get("token") ?? "");
  if (refusal) {
    const { data: failed, init } = refusedForm(context, language, { fields, refusal });
    return data({ state: "ready" as const, token, failed }, init ?? undefined);
  }
  const { state, headers } = await verifyEmail(request, context, token);
  const status = state === "done" ? 200 : 400;
  return data({ state, token, failed: undefined }, { status, headers });
}

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
    ...seen
  } = useLoaderData<typeof loader>();
  const { state, token, failed } = useActionData<typeof action>() ?? { ...seen, failed: undefined };
  if (state === "ready") {
    return (
      <AccountPage title={text.title} lead={text.ready} failed={failed}>
        <PostForm action={post} hidden={{ token }}>
          <FormActions>
            <Button>{text.submit}</Button>
          </FormActions>
        </PostForm>
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
      ways={isFine ? [next, home] : [again, next, home]}
    />
  );
}
