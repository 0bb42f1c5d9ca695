import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { PostButton } from "~/features/forms/post-button";
import { Icon, IconDrawings } from "~/ui/art/icons";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import { FilterChips } from "./filter-chips";
import * as styles from "./queue.css";
import * as head from "./queue-head.css";
import { QueueRow, rowIcons } from "./queue-row";
import { rows as rowsClass } from "./queue-row.css";
import { QueueSearch } from "./queue-search";
import type { QueueText, QueueView } from "./queue-view.server";

/** Id of the form that all rows' buttons share, because a form in each row made the page a tenth larger. */
const ROWS_FORM = "assignment";

/** The queue: its tabs and filters, and the requests of a tab, a group, a flood or a search. */
export function QueuePage({
  view,
  text,
  above,
  below,
  alerts,
}: {
  view: QueueView;
  text: QueueText;
  /** Urgent notices above the list, the others below. */
  above: ReactNode;
  below: ReactNode;
  alerts: ReactNode;
}) {
  const { list } = view;
  return (
    <div className={styles.page}>
      <div className={head.head}>
        {view.next ? (
          <Link className={head.next} to={view.next.href} data-next>
            {view.next.label}
          </Link>
        ) : null}
        <h1 className={head.title}>
          {view.title} {view.urgent ? <span className={head.alarm}>{view.urgent}</span> : null}
        </h1>
        <Link className={`${buttonClass("quiet")} ${head.create}`} to={view.create.href}>
          {view.create.label}
        </Link>
        <p className={head.updated}>
          <span>{view.updated}</span>
          <Link
            className={head.refresh}
            to={view.currentHref}
            aria-label={text.refresh}
            preventScrollReset
          >
            <Icon name="refresh" size={18} />
          </Link>
        </p>
        <QueueSearch view={view} text={text} />
      </div>
      <div className={styles.bar}>
        <nav aria-label={text.tabsLabel} className={styles.tabs}>
          {view.tabs.map(({ key, label, count, href, current }) => (
            <Link
              key={key}
              className={styles.tab}
              to={href}
              aria-current={current ? "page" : undefined}
            >
              <span>{label}</span>{" "}
              {count === null ? null : <span className={styles.tabCount}>{count}</span>}
            </Link>
          ))}
        </nav>
        <FilterChips chips={view.chips} saved={view.saved} text={text}>
          <Link className={styles.chip} to={view.filterPage}>
            {text.chips.more}
            <Icon name="chevron-down" size={14} />
          </Link>
        </FilterChips>
      </div>
      {above ? <div className={styles.notices}>{above}</div> : null}
      {list.back ? (
        <p className={styles.back}>
          <Link to={list.back.href}>{list.back.label}</Link>
        </p>
      ) : null}
      {list.floods.map(({ mark, href, label, urgent }) => (
        <p key={mark} className={styles.flood}>
          <Link to={href}>{label}</Link>{" "}
          {urgent ? <span className={head.alarm}>{urgent}</span> : null}
        </p>
      ))}
      {list.empty ? (
        <div className={styles.empty}>
          <EmptyState title={list.empty.title} text={list.empty.text}>
            {list.empty.reset ? (
              <Link className={buttonClass("quiet")} to={list.empty.reset.href}>
                {list.empty.reset.label}
              </Link>
            ) : null}
          </EmptyState>
        </div>
      ) : (
        list.groups.map(({ key, title, order, count, rows, more }) => (
          <section key={key} aria-labelledby={`group-${key}`}>
            <div className={styles.groupHead}>
              <h2 className={styles.groupTitle} id={`group-${key}`}>
                {title} <span className={styles.groupCount}>{count}</span>
              </h2>
              {order ? <span className={styles.order}>{order}</span> : null}
            </div>
            <ul className={rowsClass}>
              {rows.map((row) => (
                <QueueRow
                  key={row.id}
                  row={row}
                  text={text}
                  form={ROWS_FORM}
                  ownerLabels={view.ownerLabels}
                  greetings={view.greetings}
                />
              ))}
            </ul>
            {more ? (
              <p className={styles.more}>
                <Link to={more.href}>{more.label}</Link>
              </p>
            ) : null}
          </section>
        ))
      )}
      <PostButton
        id={ROWS_FORM}
        action={view.assignmentAction}
        hidden={{ returnTo: view.currentHref }}
      />
      <IconDrawings names={rowIcons} />
      {list.pagination ? (
        <div className={styles.more}>
          <Pagination {...list.pagination} />
        </div>
      ) : null}
      {view.promiseLink ? (
        <p className={styles.foot}>
          <Link to={view.promiseLink.href}>{view.promiseLink.label}</Link>
        </p>
      ) : null}
      <noscript>
        <p className={styles.foot}>
          <a href={view.reloading.href}>{view.reloading.label}</a>
        </p>
      </noscript>
      <p className={styles.foot}>
        <Link to={view.handOver.href}>{view.handOver.label}</Link>
      </p>
      <p className={styles.foot}>
        <Link to={view.shortcuts.href}>{view.shortcuts.label}</Link>
      </p>
      {alerts}
      {below ? <div className={styles.notices}>{below}</div> : null}
    </div>
  );
}
