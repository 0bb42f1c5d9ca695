import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SecondStepPage } from "~/features/identity/sign-in/second-step-page";
import { answerPasskey } from "~/features/identity/sign-in/sign-in-answer.server";
import { loadSecondStep } from "~/features/identity/sign-in/sign-in-view.server";
import { pageMeta } from "~/server/page-meta";

/** Takes the browser's passkey answer; shown again if it was rejected. */
export const handle = { hydrated: true };

export const loader = loadSecondStep;

export const action = answerPasskey;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function SecondStepByPasskey() {
  const { view } = useLoaderData<typeof loader>();
  return <SecondStepPage view={view} failed={useActionData<typeof action>()} />;
}
