import type { ReactNode } from "react";
import { SEARCH_FORM } from "~/preferences";
import { Icon } from "~/ui/art/icons";
import { Button } from "~/ui/button";
import { filterLinks } from "~/ui/filter-links.css";
import { control } from "~/ui/form/form.css";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import type { FilterSelect } from "./filter-selects";
import { SEARCH_MAX_LENGTH } from "./hospital";
import * as styles from "./hospital-filters.css";

interface FilterLink {
  label: string;
  count?: string | null;
  href: string;
  current: boolean;
}

/**
 * The search form and the filter links. Phones fold the links, so that the first hospital is visible; desktop has a
 * select for specialties.
 */
export function HospitalFilters({
  action,
  typed,
  country,
  countries,
  specialties,
  specialty,
  text,
  children,
}: {
  action: string;
  typed: string;
  /** The chosen country, which stays chosen when the user searches. */
  country: string | null;
  countries: readonly FilterLink[];
  specialties: readonly FilterLink[];
  specialty: FilterSelect;
  text: Record<"label" | "text" | "submit" | "more" | "country" | "specialty", string>;
  /** The number of results. */
  children: ReactNode;
}) {
  return (
    <div className={styles.filters}>
      <search>
        <form
          id={SEARCH_FORM}
          className={styles.form}
          method="get"
          action={action}
          aria-label={text.label}
        >
          {country ? <input type="hidden" name="country" value={country} /> : null}
          <label className={visuallyHidden} htmlFor="q">
            {text.text}
          </label>{" "}
          <input
            id="q"
            name="q"
            type="search"
            enterKeyHint="search"
            className={control}
            maxLength={SEARCH_MAX_LENGTH}
            defaultValue={typed}
            placeholder={text.text}
          />{" "}
          <label className={visuallyHidden} htmlFor="specialty">
            {specialty.label}
          </label>{" "}
          <select
            id="specialty"
            name={specialty.name}
            className={`${control} ${styles.notOnPhones}`}
            defaultValue={specialty.chosen ?? ""}
          >
            <option value="">{specialty.all}</option>
            {specialty.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>{" "}
          <Button>{text.submit}</Button>
        </form>
      </search>
      <div className={styles.notOnPhones}>
        <Links label={text.country} links={countries} />
      </div>
      <div className={styles.line}>
        <details className={styles.folded}>
          <summary>
            {text.more}
            <Icon name="chevron-down" size={20} />
          </summary>
          <div className={styles.panel}>
            <Links label={text.country} links={countries} />
            <Links label={text.specialty} links={specialties} />
          </div>
        </details>
        {children}
      </div>
    </div>
  );
}

function Links({ label, links }: { label: string; links: readonly FilterLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={filterLinks}>
        {links.map(({ label: name, count, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current || undefined}>
              {name} {count ? <span>{count}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
