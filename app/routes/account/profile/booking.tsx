import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { profileCrumbs } from "~/features/people/profile/crumbs.server";
import * as styles from "~/features/people/profile/own-booking.css";
import { findOwnRequest } from "~/features/requests/own.server";
import { ownBookingView } from "~/features/requests/status/own-status.server";
import { requestRecap } from "~/features/requests/status/recap.server";
import { RequestStanding } from "~/features/requests/status/request-status";
import { requirePerson } from "~/features/sessions/guards.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { useRootData } from "~/site/root-data";
import { Badge } from "~/ui/badge";
import { PageHeading } from "~/ui/page";

export const handle: PageHandle = { script: true, isAnswer: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  // the profile explains why nothing is shown before the email is confirmed
  if (!person.emailVerified) throw redirect(paths.profile(language));
  const booking = await findOwnRequest(context.db, person, params.reference ?? "");
  if (!booking) throw data(null, { status: 404 });
  const said = { language, words: texts(language) };
  const recap = await requestRecap(context.db, booking.reference, language);
  return {
    ...ownBookingView(booking, recap, said, context.now()),
    crumbs: profileCrumbs(language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function OwnBooking() {
  const view = useLoaderData<typeof loader>();
  const { common } = useRootData().text;
  return (
    <>
      <PageHeading
        title={view.title}
        lead={
          <span className={styles.standing}>
            {view.lead} <Badge tone={view.badge.tone}>{view.badge.label}</Badge>
          </span>
        }
        crumbs={view.crumbs}
        crumbsLabel={common.breadcrumbs}
      />
      <RequestStanding view={view} />
    </>
  );
}
