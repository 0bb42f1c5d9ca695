import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { overview } from "~/features/all-requests/dashboard/overview.server";
import { WaitingTable } from "~/features/all-requests/dashboard/waiting-table";
import { backupNotice } from "~/features/backups/dashboard/backup-notice.server";
import { undeliveredNotice } from "~/features/given-up-mails/dashboard/mail-list-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { paths } from "~/paths";
import { languageOf, texts } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { buttonClass } from "~/ui/button";
import { BarChart, ShareChart } from "~/ui/chart";
import { Notice } from "~/ui/notice";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const language = languageOf(request);
  const text = texts(language).dashboard;
  return {
    meta: { title: text.overview.title },
    text: { overview: text.overview, list: text.list },
    overview: await overview(context.db, language, context.now()),
    undelivered: await undeliveredNotice(context.db, language),
    backups: await backupNotice(context, language),
    bookings: paths.dashboardBookings(language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function DashboardHome() {
  const { text, overview, undelivered, backups, bookings } = useLoaderData<typeof loader>();
  return (
    <>
      <DashboardHeading title={text.overview.title} />
      {undelivered ? (
        <Notice tone="warning" title={undelivered.title}>
          <p>
            <Link className={styles.touchTarget} to={undelivered.link.href}>
              {undelivered.link.label}
            </Link>
          </p>
        </Notice>
      ) : null}
      {backups ? (
        <Notice tone={backups.tone} title={backups.title}>
          {backups.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ) : null}
      <ul className={styles.stats}>
        {overview.stats.map(({ key, title, number, parts, text, alarm }) => (
          <li className={styles.stat} key={key}>
            <p className={alarm ? `${styles.number} ${styles.alarm}` : styles.number}>{number}</p>
            <p className={alarm ? styles.alarm : undefined}>
              <strong>{title}</strong>
            </p>
            {text ? <p>{text}</p> : null}
            <p className={styles.quiet}>{parts}</p>
          </li>
        ))}
      </ul>
      <section className={styles.column}>
        <h2>{text.overview.waiting}</h2>
        <WaitingTable rows={overview.waiting} text={text.overview} list={text.list} />
        <p>
          <Link className={buttonClass("quiet")} to={bookings}>
            {text.overview.allBookings}
          </Link>
        </p>
      </section>
      <section className={styles.column}>
        <h2>{text.overview.promise}</h2>
        <div className={styles.pair}>
          {overview.shares.map((share) => (
            <ShareChart key={share.title} {...share} />
          ))}
        </div>
        <div className={styles.pair}>
          <BarChart {...overview.perDay} />
          <BarChart {...overview.inTimePerDay} />
        </div>
      </section>
    </>
  );
}
