import { Link } from "@remix-run/react";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { PostButton } from "~/features/forms/post-button";
import { useRootData } from "~/site/root-data";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DOT } from "~/ui/dot";
import { Notice } from "~/ui/notice";
import type { IssuedAccess, LoadedAccess } from "./access-page.server";
import * as page from "./request-page.css";
import type { WantsLinkView } from "./wants-link.server";

type Loaded = Pick<LoadedAccess, "view" | "text" | "title">;

/** Page that issues, lists and ends access to the family's page. */
export function AccessPage({ view, text, title, issued }: Loaded & { issued?: IssuedAccess }) {
  const { common } = useRootData().text;
  return (
    <>
      <DashboardHeading title={title} crumbs={view.crumbs} crumbsLabel={common.breadcrumbs}>
        <p>{text.lead}</p>
      </DashboardHeading>
      {issued ? <IssuedNotice issued={issued} text={text} /> : null}
      <section className={styles.panel}>
        <h2>{text.issue}</h2>
        <ul className={styles.history}>
          {view.people.map(({ id, name, languageName, chat }) => (
            <li className={styles.entry} key={id}>
              <p>
                <bdi>{name}</bdi>
                {DOT}
                {languageName}
              </p>
              <div className={styles.badges}>
                {chat ? (
                  <PostButton action={view.issueAction} hidden={{ contact: id, way: "whatsapp" }}>
                    <Button variant="quiet">{text.prepare}</Button>
                  </PostButton>
                ) : null}
                <PostButton action={view.issueAction} hidden={{ contact: id, way: "spoken" }}>
                  <Button variant="quiet">{text.speak}</Button>
                </PostButton>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>{text.replaces}</p>
      </section>
      <List title={text.links} none={text.noLinks} rows={view.links}>
        {({ id, isOpen }) =>
          isOpen ? (
            <EndButton action={view.endAction} hidden={{ link: id }} label={text.end} />
          ) : null
        }
      </List>
      <List title={text.open} none={text.noDevices} rows={view.devices}>
        {({ id }) => <EndButton action={view.endAction} hidden={{ device: id }} label={text.end} />}
      </List>
      <List title={text.watching} none={text.noWatching} rows={view.watchLinks} />
    </>
  );
}

/** A link or code that was just issued and cannot be shown again. */
function IssuedNotice({ issued, text }: { issued: IssuedAccess; text: Loaded["text"] }) {
  const { personName, code, chat } = issued;
  return (
    <Notice title={code ? text.code : text.ready}>
      <p>
        <bdi>{personName}</bdi>
      </p>
      {code ? (
        <>
          <p className={styles.number}>{code}</p>
          <p>{text.codeText}</p>
        </>
      ) : null}
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
      ) : null}
    </Notice>
  );
}

interface Row {
  id: string;
  title: string;
  facts: readonly string[];
}

function List<ListRow extends Row>({
  title,
  none,
  rows,
  children,
}: {
  title: string;
  none: string;
  rows: readonly ListRow[];
  children?: (row: ListRow) => React.ReactNode;
}) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {rows.length === 0 ? <p className={styles.quiet}>{none}</p> : null}
      <ul className={styles.history}>
        {rows.map((row) => (
          <li className={styles.entry} key={row.id}>
            <p>
              <bdi>{row.title}</bdi>
            </p>
            <p className={styles.quiet}>{row.facts.join(DOT)}</p>
            {children?.(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function EndButton({
  label,
  ...form
}: {
  action: string;
  hidden: Record<string, string>;
  label: string;
}) {
  return (
    <PostButton {...form}>
      <Button variant="quiet">{label}</Button>
    </PostButton>
  );
}

/** Notice on the request's page that somebody without an email address has lost the link. */
export function WantsLink({ view, text }: { view: WantsLinkView; text: Loaded["text"] }) {
  return (
    <Notice tone="warning" title={text.wants.title}>
      <p>{text.wants.text}</p>
      <p>
        <bdi>{[...view.people.map(({ name }) => name), view.time].join(DOT)}</bdi>
      </p>
      <ButtonRow>
        {view.people.map(({ key, call }) =>
          call ? (
            <ButtonLink variant="call" icon="phone" href={call.href} key={key}>
              {call.text}
            </ButtonLink>
          ) : null,
        )}
        <ButtonLink variant="quiet" icon="lock" href={view.accessHref}>
          {text.wants.issue}
        </ButtonLink>
      </ButtonRow>
    </Notice>
  );
}

/** Link on the request's page to the access page. */
export function AccessLink({ href, text }: { href: string; text: Loaded["text"] }) {
  return (
    <p className={page.unprintedLine}>
      <Link className={styles.touchTarget} to={href}>
        {text.link}
      </Link>{" "}
      {text.linkText}
    </p>
  );
}
