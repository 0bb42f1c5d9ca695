import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findBookingReceipt } from "~/features/bookings/bookings.server";
import { readReference } from "~/features/requests/reference";
import { stepKeys } from "~/features/services/service";
import { SubmissionSent } from "~/features/submission/submission-sent";
import { sentTexts } from "~/features/submission/submission-sent.server";
import type { PageHandle } from "~/hydration";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Stack } from "~/ui/page";
import { Steps } from "~/ui/steps";

export const handle: PageHandle = { hydrate: "never" };

/** Anybody with the reference may open it, so it says nothing of what was written, or by whom. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const reference = readReference(params.reference ?? "");
  const receipt = reference && (await findBookingReceipt(context.db, reference));
  if (!receipt) throw data(null, { status: 404 });
  const { booking, services } = texts(language);
  const text = sentTexts("booking", receipt.dueAt, language);
  return {
    meta: { title: text.title },
    reference: receipt.reference,
    text,
    steps: {
      title: booking.sent.stepsTitle,
      list: stepKeys.map((key, index) => ({
        title: services.steps[key].title,
        state: index === 0 ? ("current" as const) : ("upcoming" as const),
      })),
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, data?.meta),
  { name: "robots", content: "noindex" },
];

export default function BookingSentPage() {
  const { reference, text, steps } = useLoaderData<typeof loader>();
  return (
    <SubmissionSent reference={reference} text={text}>
      <Stack>
        <h2>{steps.title}</h2>
        <Steps steps={steps.list} />
      </Stack>
    </SubmissionSent>
  );
}
