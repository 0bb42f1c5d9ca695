import type { LoaderFunctionArgs, MetaFunction, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { HistoryList } from "~/dashboard/history-list";
import { AcknowledgeForm, MoveForm, NoteForm } from "~/features/bookings/dashboard/booking-forms";
import { loadBooking } from "~/features/bookings/dashboard/booking-page.server";
import { BookingRequest } from "~/features/bookings/dashboard/booking-request";
import { ClockBadge } from "~/features/requests/dashboard/clock-badge";
import { Readers } from "~/features/requests/dashboard/readers";
import { ReplyForm } from "~/features/requests/dashboard/reply-form";
import { requireAdmin } from "~/features/sessions/guards.server";
import { pageMeta } from "~/server/page-meta";
import { useRootData } from "~/site/root-data";
import { Badge } from "~/ui/badge";
import { Notice } from "~/ui/notice";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadBooking(request, context, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingDetail() {
  const { title, view, readers, text } = useLoaderData<typeof loader>();
  const { common } = useRootData().text;
  return (
    <>
      <DashboardHeading
        title={title}
        crumbs={[{ href: view.paths.list, label: text.nav.bookings }]}
        crumbsLabel={common.breadcrumbs}
      >
        <p className={styles.badges}>
          <Badge>{view.status}</Badge>
          <ClockBadge {...view.clock} />
          {view.urgent ? <Badge tone="bad">{text.urgent}</Badge> : null}
        </p>
        {view.heldFrom ? <p>{view.heldFrom}</p> : null}
      </DashboardHeading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.panel}>
            <h2>{text.detail.request}</h2>
            <BookingRequest view={view} text={text.detail} />
          </section>
          <section className={styles.panel}>
            <h2>{text.history.title}</h2>
            <HistoryList lines={view.history} />
          </section>
          <Readers readers={readers} text={text.readers} />
        </div>
        <div className={styles.acts}>
          {view.isErased ? (
            <Notice>{text.erased.notice}</Notice>
          ) : (
            <BookingActs view={view} text={text.act} />
          )}
        </div>
      </div>
    </>
  );
}

type Page = SerializeFrom<typeof loader>;

/** What a coordinator can do with a booking, each with a form of its own. */
function BookingActs({ view, text }: { view: Page["view"]; text: Page["text"]["act"] }) {
  return (
    <>
      {view.canAcknowledge ? (
        <section className={styles.panel}>
          <h2>{text.acknowledge}</h2>
          <p>{text.acknowledgeText}</p>
          <AcknowledgeForm view={view} text={text} />
        </section>
      ) : null}
      <section className={styles.panel} id="reply">
        <h2>{text.reply}</h2>
        <p>{text.replyText}</p>
        <ReplyForm view={view} text={text} />
      </section>
      <section className={styles.panel}>
        <h2>{text.move}</h2>
        <MoveForm view={view} text={text} />
      </section>
      <section className={styles.panel}>
        <h2>{text.internalNote}</h2>
        <NoteForm view={view} text={text} />
      </section>
    </>
  );
}
