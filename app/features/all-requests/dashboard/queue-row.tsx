import { Link } from "@remix-run/react";
import { Initials, Nobody } from "~/dashboard/initials";
import { PostButton } from "~/features/forms/post-button";
import { ClockBadge } from "~/features/requests/dashboard/clock-badge";
import type { queue } from "~/locales/en/queue";
import { Icon } from "~/ui/art/icons";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import * as cells from "./queue-cells.css";
import * as styles from "./queue-row.css";
import type { QueueRowView } from "./queue-rows.server";

export interface QueueRowProps {
  row: QueueRowView;
  text: typeof queue;
  /** Where Take posts, and the page that it leads back to. */
  take: string;
  here: string;
  /** "Give it back", "Hand over". */
  owning: { giveBack: string; change: string };
}

/** A request in two lines; a press anywhere but on its buttons opens it. */
export function QueueRow({ row, text, take, here, owning }: QueueRowProps) {
  const { clock, phone, labels, owner } = row;
  return (
    <li className={row.urgent ? styles.urgentRow : styles.row} id={`r-${row.id}`}>
      <span className={cells.clockCell}>
        <ClockBadge {...clock} />
      </span>
      <div className={cells.who}>
        <Link className={cells.name} to={row.href} data-row>
          <bdi>{row.name}</bdi>
        </Link>
        <span className={cells.second}>
          {row.urgent ? <span className={cells.urgent}>{text.urgent}</span> : null}
          <span className={cells.phone}>{phone ? phone.text : row.email}</span>
        </span>
      </div>
      <div className={cells.what}>
        <span className={cells.line}>
          {row.urgent ? <span className={cells.urgentOnPhone}>{text.urgent}</span> : null}
          <bdi>{row.about}</bdi>
        </span>
        <span className={cells.words} lang={row.language}>
          <bdi>{row.words}</bdi>
        </span>
      </div>
      <div className={styles.ways}>
        {phone ? (
          <>
            <a className={styles.call} href={phone.href} aria-label={labels.call}>
              <Icon name="phone" size={18} />
              <span className={styles.onPhone}>{text.callShort}</span>
            </a>
            <a className={styles.write} href={phone.whatsapp} aria-label={labels.whatsapp}>
              <Icon name="chat" size={18} />
              <span className={styles.onPhone}>{text.write}</span>
            </a>
          </>
        ) : null}
      </div>
      {owner ? (
        <Owner row={row} owner={owner} owning={owning} take={take} here={here} />
      ) : (
        <span className={styles.owner}>
          <Nobody />
          <span className={visuallyHidden}>{text.nobodyHasIt}</span>
        </span>
      )}
      <div className={styles.act}>
        {owner ? (
          <Link className={styles.open} to={row.href} aria-label={labels.open}>
            {text.open}
          </Link>
        ) : (
          <PostButton
            action={take}
            hidden={{ kind: row.kind, id: row.id, seen: row.seen, to: "me", returnTo: here }}
          >
            <button type="submit" className={styles.take} aria-label={labels.take}>
              {text.take}
            </button>
          </PostButton>
        )}
      </div>
    </li>
  );
}

/** Who has it; behind it, what its owner or a colleague does about that without opening the request. */
function Owner({
  row,
  owner,
  owning,
  take,
  here,
}: Omit<QueueRowProps, "text"> & { owner: NonNullable<QueueRowView["owner"]> }) {
  return (
    <details className={styles.owned}>
      <summary>
        <Initials name={owner.name} mine={owner.mine} />
        <span className={visuallyHidden}>{owner.words}</span>
      </summary>
      <div className={styles.panel}>
        <bdi>{owner.words}</bdi>
        <PostButton
          action={take}
          hidden={{ kind: row.kind, id: row.id, seen: row.seen, to: "", returnTo: here }}
        >
          <button type="submit" className={styles.take}>
            {owning.giveBack}
          </button>
        </PostButton>
        <Link className={styles.open} to={`${row.href}#r-${row.id}`}>
          {owning.change}
        </Link>
      </div>
    </details>
  );
}
