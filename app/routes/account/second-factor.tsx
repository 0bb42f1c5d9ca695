import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SecondFactorPage } from "~/features/identity/sign-in/second-factor-page";
import { answerCode } from "~/features/identity/sign-in/sign-in-answer.server";
import { loadSecondFactor } from "~/features/identity/sign-in/sign-in-view.server";
import { pageMeta } from "~/server/page-meta";

/** A passkey needs JavaScript. */
export const handle = { hydrated: true };

export const loader = loadSecondFactor;

export const action = answerCode;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function SecondFactor() {
  const { view } = useLoaderData<typeof loader>();
  return <SecondFactorPage view={view} failed={useActionData<typeof action>()} />;
}
