import type { LoaderFunctionArgs, MetaFunction, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { HistoryList } from "~/dashboard/history-list";
import { AppForm } from "~/features/forms/app-form";
import { MessageFacts } from "~/features/messages/dashboard/message-facts";
import { loadMessage } from "~/features/messages/dashboard/message-views.server";
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
  return loadMessage(request, context, params.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.meta);

export default function MessageDetail() {
  const { title, view, readers, text } = useLoaderData<typeof loader>();
  const { common } = useRootData().text;
  const { messages } = text;
  return (
    <>
      <DashboardHeading
        title={title}
        crumbs={[{ href: view.paths.list, label: text.nav.messages }]}
        crumbsLabel={common.breadcrumbs}
      >
        <p className={styles.badges}>
          <Badge>{view.status}</Badge>
          <ClockBadge {...view.clock} />
        </p>
      </DashboardHeading>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.panel}>
            <h2>{messages.message}</h2>
            <MessageFacts view={view} text={text.detail} messageLabel={messages.message} />
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
            <MessageActs view={view} text={text} />
          )}
        </div>
      </div>
    </>
  );
}

/** What a coordinator can do with a message. */
function MessageActs({ view, text }: Pick<SerializeFrom<typeof loader>, "view" | "text">) {
  return (
    <>
      <section className={styles.panel}>
        <h2>{text.act.reply}</h2>
        <p>{text.act.replyText}</p>
        <ReplyForm view={view} text={text.act} />
      </section>
      <section className={styles.panel}>
        <h2>{view.isClosed ? text.messages.reopen : text.messages.close}</h2>
        <p>{view.isClosed ? text.messages.reopenText : text.messages.closeText}</p>
        <AppForm
          id="closing"
          action={view.paths.closings}
          hidden={{ formKey: view.formKey, closed: view.isClosed ? "no" : "yes" }}
          submit={view.isClosed ? text.messages.reopen : text.messages.closeButton}
          variant="quiet"
          byScript
        />
      </section>
    </>
  );
}
