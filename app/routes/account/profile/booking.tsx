import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookingFacts } from "~/features/bookings/booking-facts";
import { findOwnBooking } from "~/features/bookings/own-bookings.server";
import { wordsOf } from "~/features/company/words.server";
import { profileCrumbs } from "~/features/profile/crumbs.server";
import * as styles from "~/features/profile/own-booking.css";
import { ownBookingView } from "~/features/profile/own-booking.server";
import { requirePerson } from "~/features/sessions/guards.server";
import { CallRow } from "~/features/submission/call-row";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { useRootData } from "~/site/root-data";
import { Badge } from "~/ui/badge";
import { DangerLine } from "~/ui/danger-line";
import { DescriptionList } from "~/ui/description-list";
import { PageHeading, Section } from "~/ui/page";
import { Steps } from "~/ui/steps";
import { WholeReferences } from "~/ui/whole-references";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const person = await requirePerson(request, context);
  const language = languageOf(request);
  // that page says why nothing is shown yet, and what to press; of a number that is not theirs, too
  if (!person.emailVerified) throw redirect(paths.profile(language));
  const booking = await findOwnBooking(context.db, person, params.reference ?? "", language);
  if (!booking) throw data(null, { status: 404 });
  const words = await wordsOf(context, language);
  const view = ownBookingView(booking, words, language);
  const { profile: text } = words.account;
  return { meta: { title: view.title }, crumbs: profileCrumbs(language), text, view };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function OwnBooking() {
  const { crumbs, text, view } = useLoaderData<typeof loader>();
  const { common } = useRootData().text;
  return (
    <>
      <PageHeading
        title={<WholeReferences>{view.title}</WholeReferences>}
        crumbs={crumbs}
        crumbsLabel={common.breadcrumbs}
      >
        <p>
          <Badge tone={view.badge.tone}>{view.badge.label}</Badge>
        </p>
        <div className={styles.danger}>
          <DangerLine text={view.danger} />
        </div>
        <p>{text.bookingLost}</p>
        <CallRow about={view.title} />
      </PageHeading>
      <Section>
        <Steps steps={view.steps} doneText={text.stepDone} />
        <div>
          <p className={styles.clock}>{text.inDhaka}</p>
          <DescriptionList entries={view.times} />
        </div>
      </Section>
      <Section title={text.bookingWrote}>
        <BookingFacts before={view.who} facts={view.facts} />
      </Section>
    </>
  );
}
