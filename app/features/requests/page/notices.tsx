import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { PostButton } from "~/features/forms/post-button";
import type { deskAccess } from "~/locales/en/desk-access";
import { useRootData } from "~/site/root-data";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { LoadedNotices, PreparedNotice } from "./notices-page.server";
import type { NoticesView } from "./notices-view.server";

type Text = typeof deskAccess;

/** A box for each person to be told on WhatsApp of an answer, a step or a refused paper. */
export function Notices({
  notices,
  prepared,
  text,
}: {
  notices: NoticesView;
  prepared?: PreparedNotice;
  text: Text;
}) {
  return notices.map(({ id, caption, prepareAction, sentAction }) => {
    const chat = prepared?.id === id ? prepared.chat : null;
    return (
      <Notice title={chat ? text.ready : text.notices.title} key={id}>
        <p>
          <bdi>{caption}</bdi>
        </p>
        {chat ? (
          <>
            <p className={styles.typed}>
              <bdi>{chat.text}</bdi>
            </p>
            <ButtonLink icon="chat" href={chat.href}>
              {text.send}
            </ButtonLink>
            <p>{text.once}</p>
          </>
        ) : (
          <p>{text.notices.text}</p>
        )}
        <div className={styles.badges}>
          {chat ? null : (
            <PostButton action={prepareAction} hidden={{ notice: id }}>
              <Button icon="chat">{text.notices.prepare}</Button>
            </PostButton>
          )}
          <PostButton action={sentAction} hidden={{ notice: id }}>
            <Button variant="quiet">{text.notices.sent}</Button>
          </PostButton>
        </div>
      </Notice>
    );
  });
}

/** Page of the notices that are still to be sent, with the message if it was just prepared. */
export function NoticesPage({
  notices,
  prepared,
  text,
  title,
  crumbs,
  back,
}: LoadedNotices & { prepared?: PreparedNotice }) {
  const { common } = useRootData().text;
  return (
    <>
      <DashboardHeading title={title} crumbs={crumbs} crumbsLabel={common.breadcrumbs} />
      <Notices notices={notices} prepared={prepared} text={text} />
      {notices.length === 0 ? <p>{text.notices.none}</p> : null}
      <p>
        <Link className={styles.touchTarget} to={back.href}>
          {back.label}
        </Link>
      </p>
    </>
  );
}
