import { Link } from "@remix-run/react";
import { Initials, Nobody } from "~/dashboard/initials";
import type { Language } from "~/locales/languages";
import { RepeatedIcon } from "~/ui/art/icons";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import { ASSIGNMENT_BUTTON, assignmentValue } from "../assignment";
import { ClockBadge } from "../promise/clock-badge";
import * as cells from "./queue-cells.css";
import * as styles from "./queue-row.css";
import type { QueueText } from "./queue-view.server";
import type { QueueRowView } from "./row-view.server";

export interface QueueRowProps {
  row: QueueRowView;
  text: QueueText;
  /** Id of the form that all rows share; the form contains the address to return to. */
  form: string;
  /** Labels such as "Give it back" and "Hand over". */
  ownerLabels: { giveBack: string; change: string };
  greetings: Record<Language, string>;
}

/** Icons that the rows use; the page defines each once (`IconDrawings`). */
export const rowIcons = ["phone", "chat"] as const;

/** Characters that must be encoded in `?text=`. The others stay, because encoded Bengali is three times as long. */
const UNSAFE_IN_TEXT = /[\s"#%&+?]/g;

/** A request in two lines; pressing outside its buttons opens it. */
export function QueueRow({ row, text, form, ownerLabels, greetings }: QueueRowProps) {
  const { clock, phone, owner } = row;
  const greeting = greetings[row.language].replace("{{reference}}", row.reference);
  return (
    <li className={rowStyle(row)} id={`r-${row.id}`}>
      <span className={cells.clockCell}>
        <ClockBadge {...clock} />
      </span>
      <div className={cells.who}>
        <Link className={cells.name} to={row.href} data-row>
          <bdi>{row.name}</bdi>
        </Link>
        <span className={cells.second}>
          {row.urgent ? <span className={cells.urgent}>{text.urgent}</span> : null}
          <span className={cells.phone}>{row.contact}</span>
        </span>
      </div>
      <div className={cells.what}>
        <span className={cells.line}>
          {row.urgent ? <span className={cells.urgentOnPhone}>{text.urgent}</span> : null}
          <bdi>{row.summary}</bdi>
        </span>
        {row.lostLinkNote ? <span className={cells.noteLine}>{row.lostLinkNote}</span> : null}
        {row.note ? (
          <span className={cells.noteLine}>
            <bdi>{row.note}</bdi>
          </span>
        ) : null}
        {row.again ? (
          <span className={cells.noteLine}>
            <bdi>{row.again}</bdi>
          </span>
        ) : null}
        {row.words ? (
          <span className={cells.words} lang={row.language}>
            <bdi>{row.words}</bdi>
          </span>
        ) : null}
      </div>
      <div className={styles.ways}>
        {phone ? (
          <>
            <a
              className={styles.call}
              href={phone.href}
              aria-label={withName(text.call, row.nameOrNumber)}
            >
              <RepeatedIcon name="phone" size={18} />
              <span className={styles.onPhone}>{text.callShort}</span>
            </a>
            <a
              className={styles.write}
              href={`${phone.whatsapp}?text=${greeting.replace(UNSAFE_IN_TEXT, encodeURIComponent)}`}
              aria-label={withName(text.whatsapp, row.nameOrNumber)}
            >
              <RepeatedIcon name="chat" size={18} />
              <span className={styles.onPhone}>{text.write}</span>
            </a>
          </>
        ) : null}
      </div>
      {owner ? (
        <Owner row={row} owner={owner} ownerLabels={ownerLabels} form={form} />
      ) : (
        <span className={styles.owner}>
          <Nobody />
          <span className={visuallyHidden}>{text.nobodyHasIt}</span>
        </span>
      )}
      <div className={styles.act}>
        {owner || row.isOver ? (
          <Link
            className={styles.open}
            to={row.href}
            aria-label={withName(text.openNamed, row.name)}
          >
            {text.open}
          </Link>
        ) : (
          <button
            type="submit"
            form={form}
            name={ASSIGNMENT_BUTTON}
            value={assignmentValue(row, row.seen, "me")}
            className={styles.take}
            aria-label={withName(text.takeNamed, row.name)}
          >
            {text.take}
          </button>
        )}
      </div>
    </li>
  );
}

function rowStyle({ urgent, isCallBack }: QueueRowView) {
  if (urgent) return styles.urgentRow;
  return isCallBack ? styles.actedRow : styles.row;
}

/** The owner, with a button to give the request back and a link to hand it over. */
function Owner({
  row,
  owner,
  ownerLabels,
  form,
}: Omit<QueueRowProps, "text" | "greetings"> & { owner: NonNullable<QueueRowView["owner"]> }) {
  return (
    <details className={styles.owned}>
      <summary>
        <Initials name={owner.name} isOwn={owner.isMine} />
        <span className={visuallyHidden}>{owner.words}</span>
      </summary>
      <div className={styles.panel}>
        <bdi>{owner.words}</bdi>
        <button
          type="submit"
          form={form}
          name={ASSIGNMENT_BUTTON}
          value={assignmentValue(row, row.seen, "")}
          className={styles.take}
        >
          {ownerLabels.giveBack}
        </button>
        <Link className={styles.open} to={`${row.href}#r-${row.id}`}>
          {ownerLabels.change}
        </Link>
      </div>
    </details>
  );
}

/** @param text contains `{{name}}` */
function withName(text: string, name: string): string {
  return text.replace("{{name}}", () => name);
}
