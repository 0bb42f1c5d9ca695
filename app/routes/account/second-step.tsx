import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SecondStepPage } from "~/features/identity/sign-in/second-step-page";
import { answerCode } from "~/features/identity/sign-in/sign-in-answer.server";
import { loadSecondStep } from "~/features/identity/sign-in/sign-in-view.server";
import { pageMeta } from "~/server/page-meta";

/** A passkey needs a script. */
export const handle = { hydrated: true };

export const loader = loadSecondStep;

export const action = answerCode;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function SecondStep() {
  const { view } = useLoaderData<typeof loader>();
  return <SecondStepPage view={view} failed={useActionData<typeof action>()} />;
}
