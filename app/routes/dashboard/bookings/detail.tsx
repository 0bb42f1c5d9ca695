import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CaseFacts } from "~/features/bookings/dashboard/case-facts";
import {
  AcknowledgeForm,
  MoveForm,
  NoteForm,
  ReplyForm,
} from "~/features/bookings/dashboard/case-forms";
import { CaseHistory } from "~/features/bookings/dashboard/case-history";
import { loadCase } from "~/features/bookings/dashboard/case-page.server";
import { ClockBadge } from "~/features/bookings/dashboard/clock-badge";
import * as styles from "~/features/bookings/dashboard/dashboard.css";
import { DashboardHeading } from "~/features/bookings/dashboard/dashboard-heading";
import { requireAdmin } from "~/features/users/guards.server";
import { pageMeta } from "~/server/page-meta";
import { useRootData } from "~/site/root-data";
import { Badge } from "~/ui/badge";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadCase(request, context, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function BookingDetail() {
  const { title, view, text } = useLoaderData<typeof loader>();
  const { common } = useRootData().text;
  const form = { view, text: text.act };
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
            <CaseFacts view={view} text={text.detail} />
          </section>
          <section className={styles.panel}>
            <h2>{text.history.title}</h2>
            <CaseHistory lines={view.history} />
          </section>
        </div>
        <div className={styles.acts}>
          {view.canAcknowledge ? (
            <section className={styles.panel}>
              <h2>{text.act.acknowledge}</h2>
              <p>{text.act.acknowledgeText}</p>
              <AcknowledgeForm {...form} />
            </section>
          ) : null}
          <section className={styles.panel} id="reply">
            <h2>{text.act.reply}</h2>
            <p>{text.act.replyText}</p>
            <ReplyForm {...form} />
          </section>
          <section className={styles.panel}>
            <h2>{text.act.move}</h2>
            <MoveForm {...form} />
          </section>
          <section className={styles.panel}>
            <h2>{text.act.internalNote}</h2>
            <NoteForm {...form} />
          </section>
        </div>
      </div>
    </>
  );
}
