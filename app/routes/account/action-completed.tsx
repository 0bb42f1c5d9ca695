import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/features/identity/account-page";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { ButtonLink, ButtonRow } from "~/ui/button";

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { account, messages } = texts(language);
  const isAdmin = new URL(request.url).searchParams.get("for") === "admin";
  return {
    meta: { title: messages.actionCompleted },
    title: messages.actionCompleted,
    home: { href: paths.home(language), label: account.completed.backHome },
    login: {
      href: isAdmin ? paths.adminLogin(language) : paths.login(language),
      label: account.completed.goToLogin,
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function ActionCompleted() {
  const { title, home, login } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={title}>
      <ButtonRow stack>
        <ButtonLink href={home.href}>{home.label}</ButtonLink>
        <ButtonLink variant="quiet" href={login.href}>
          {login.label}
        </ButtonLink>
      </ButtonRow>
    </AccountPage>
  );
}
