import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SecondFactorPage } from "~/features/identity/sign-in/second-factor-page";
import { answerPasskey } from "~/features/identity/sign-in/sign-in-answer.server";
import { loadSecondFactor } from "~/features/identity/sign-in/sign-in-view.server";
import { pageMeta } from "~/server/page-meta";

/** The browser posts its passkey's answer here; the page is shown if the answer was rejected. */
export const handle = { hydrated: true };

export const loader = loadSecondFactor;

export const action = answerPasskey;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function SecondFactorByPasskey() {
  const { view } = useLoaderData<typeof loader>();
  return <SecondFactorPage view={view} failed={useActionData<typeof action>()} />;
}
