import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { Initials } from "~/dashboard/initials";
import { RecordPage, SidePanel } from "~/dashboard/record-page";
import { PostButton } from "~/features/forms/post-button";
import { useRootData } from "~/site/root-data";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Table } from "~/ui/table";
import type { UserView } from "./user-view.server";

export function UserPage({ view }: { view: UserView }) {
  const { text, name, crumbs, facts, photo, requests, isVerified } = view;
  const { usesDataSaver } = useRootData();
  return (
    <RecordPage title={name} crumbs={crumbs} aside={<UserAside view={view} />}>
      <section className={styles.panel}>
        <h2>{text.about}</h2>
        {photo && !usesDataSaver ? <Initials name={name} photo={photo} large /> : null}
        <DescriptionList entries={facts} />
      </section>
      {requests.length > 0 ? (
        <Table
          caption={isVerified ? text.requests : text.unprovenRequests}
          rows={requests}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "reference",
              title: text.reference,
              cell: ({ href, reference }) => (
                <Link className={styles.unbrokenLink} to={href}>
                  {reference}
                </Link>
              ),
            },
            { key: "kind", title: text.kind, cell: ({ kind }) => kind },
            { key: "status", title: text.state, cell: ({ status }) => status },
            { key: "received", title: text.received, cell: ({ received }) => received },
          ]}
        />
      ) : (
        <p>{text.noRequests}</p>
      )}
    </RecordPage>
  );
}

function UserAside({ view }: { view: UserView }) {
  const { text, isOwn, isAdmin, isDisabled, isVerified } = view;
  return (
    <>
      <SidePanel title={text.state}>
        <p className={styles.badges}>
          <Badge tone={isAdmin ? "good" : "neutral"}>{view.role}</Badge>
          <Badge tone={isVerified ? "good" : "warn"}>{view.verified}</Badge>
          <Badge tone={isDisabled ? "bad" : "good"}>
            {isDisabled ? text.disabled.yes : text.disabled.no}
          </Badge>
        </p>
        {view.verificationAction ? (
          <PostButton action={view.verificationAction}>
            <Button variant="quiet">{text.verifyAgain}</Button>
          </PostButton>
        ) : null}
      </SidePanel>
      <SidePanel title={text.access}>
        {isOwn ? (
          <p>{text.own}</p>
        ) : (
          <>
            <p>{isDisabled ? text.enableText : text.disableText}</p>
            <PostButton {...view.access}>
              <Button variant={isDisabled ? "quiet" : "danger"}>
                {isDisabled ? text.enable : text.disable}
              </Button>
            </PostButton>
            <p>
              <Link className={buttonClass("quiet")} to={view.roleChangeHref}>
                {isAdmin ? text.demotion.link : text.promotion.link}
              </Link>
            </p>
          </>
        )}
      </SidePanel>
    </>
  );
}
