import { Form, Link } from "@remix-run/react";
import { Icon } from "~/ui/art/icons";
import { useHydrated } from "~/ui/use-hydrated";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as styles from "./queue-head.css";
import type { QueueText, QueueView } from "./queue-view.server";

/**
 * Search box. Without JavaScript, the page reloads itself every minute and would lose the text being typed, so the box
 * is a link to a page that does not reload.
 */
export function QueueSearch({ view, text }: { view: QueueView; text: QueueText }) {
  if (!useHydrated()) {
    return (
      <Link className={styles.search} to={view.filterPage}>
        <Icon name="search" size={18} />
        <span className={styles.hint}>{view.search || text.searchHint}</span>
      </Link>
    );
  }
  return (
    <search className={styles.searchForm}>
      {/* remounted after a client navigation, so that the field shows the search in the new address */}
      <Form className={styles.search} method="get" action={view.home} key={view.search}>
        {view.searchFields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" size={18} />
        <label className={visuallyHidden} htmlFor="queue-search">
          {text.search}
        </label>
        <input
          id="queue-search"
          className={styles.searchInput}
          type="search"
          name="search"
          placeholder={text.searchHint}
          defaultValue={view.search}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Form>
    </search>
  );
}
