import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { isSiteOpen } from "~/features/company/company.server";
import { hasShortcuts } from "~/features/identity/keyboard.server";
import { keptFormsNotice } from "~/features/people/kept-forms/kept-form-view.server";
import { KeptFormsNotice } from "~/features/people/kept-forms/kept-forms-notice";
import { undeliveredNotice } from "~/features/requests/failed-mails/mail-list-view.server";
import { AlertSwitch } from "~/features/requests/queue/alert-switch";
import { useAlerts } from "~/features/requests/queue/alerts";
import { readQueueFilter } from "~/features/requests/queue/filter";
import { useQueueKeys } from "~/features/requests/queue/keys";
import { useLive } from "~/features/requests/queue/live";
import { QueuePage } from "~/features/requests/queue/queue-page";
import { queueText, queueView } from "~/features/requests/queue/queue-view.server";
import { requireAdmin } from "~/features/sessions/guards.server";
import { backupNotice } from "~/features/upkeep/backups/backup-notice.server";
import { setUpNotice } from "~/features/upkeep/set-up/set-up.server";
import { paths } from "~/paths";
import { languageOf } from "~/server/i18n.server";
import { pageMeta } from "~/server/page-meta";
import { Notice } from "~/ui/notice";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAdmin(request, context);
  const language = languageOf(request);
  if (!(await isSiteOpen(context.db))) throw redirect(paths.setUp(language));
  const filter = readQueueFilter(new URL(request.url).searchParams);
  const view = await queueView(context, filter, person, language);
  return {
    meta: { title: view.documentTitle },
    text: queueText(language),
    view,
    reloadSeconds: view.reloading.still ? null : 60,
    areShortcutsOn: await hasShortcuts(context.db, person.id),
    setUp: await setUpNotice(context, person, language),
    undelivered: await undeliveredNotice(context.db, language),
    backups: await backupNotice(context, language),
    keptForms: await keptFormsNotice(context, person, language),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function DashboardHome() {
  const { text, view, areShortcutsOn, setUp, undelivered, backups, keptForms } =
    useLoaderData<typeof loader>();
  const alerts = useAlerts(view.newest, text.alerts);
  useLive(view.eventsPath, alerts.state === "on");
  useQueueKeys(view.shortcuts.href, areShortcutsOn);
  const backupsElement = backups ? (
    <Notice tone={backups.tone} title={backups.title}>
      {backups.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  ) : null;
  const setUpElement = setUp ? (
    <Notice title={setUp.title}>
      <p>
        <Link className={styles.touchTarget} to={setUp.link.href}>
          {setUp.link.label}
        </Link>
      </p>
    </Notice>
  ) : null;
  const undeliveredElement = undelivered ? (
    <Notice tone="warning" title={undelivered.title}>
      <p>
        <Link className={styles.touchTarget} to={undelivered.link.href}>
          {undelivered.link.label}
        </Link>
      </p>
    </Notice>
  ) : null;
  const isBackupUrgent = backups?.tone === "warning";
  const hasNoticeBelow = setUp || (backups && !isBackupUrgent);
  const hasNoticeAbove = keptForms || undeliveredElement || isBackupUrgent;
  return (
    <QueuePage
      view={view}
      text={text}
      alerts={<AlertSwitch alerts={alerts} text={text.alerts} />}
      above={
        hasNoticeAbove ? (
          <>
            {keptForms ? <KeptFormsNotice view={keptForms} /> : null}
            {undeliveredElement}
            {isBackupUrgent ? backupsElement : null}
          </>
        ) : null
      }
      below={
        hasNoticeBelow ? (
          <>
            {isBackupUrgent ? null : backupsElement}
            {setUpElement}
          </>
        ) : null
      }
    />
  );
}
