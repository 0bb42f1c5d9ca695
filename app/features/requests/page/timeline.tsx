import { Link } from "@remix-run/react";
import { PostButton } from "~/features/forms/post-button";
import type { Language } from "~/locales/languages";
import { Icon, type IconName } from "~/ui/art/icons";
import { Button } from "~/ui/button";
import { DOT } from "~/ui/dot";
import { NameOrEmail } from "~/ui/name-or-email";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import * as styles from "./timeline.css";

export interface TimelineEntry {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  tone: "family" | "reply" | "note" | "plain";
  icon: IconName;
  /** Name of the actor; empty if there is none, e.g. for a mail. */
  who: string;
  what: string;
  /** Text of the family or a coordinator, reason of a move, or the corrected values. */
  words?: string;
  lang?: Language;
  /** From the family, to the family, or for coordinators alone. */
  direction?: "incoming" | "outgoing" | "internal";
  other?: { href: string; label: string };
  /** Result of the event, such as "in time", "sent" or "not delivered". */
  outcome?: { text: string; tone: "good" | "bad" | "quiet"; href?: string };
  /** States when the family read our text. */
  read?: string;
  undo?: { action: string; label: string };
}

export interface TimelineDay {
  day: string;
  title: string;
  entries: readonly (TimelineEntry & { time: string })[];
}

/** Events by day, newest first. */
export function Timeline({ days, deskOnly }: { days: readonly TimelineDay[]; deskOnly: string }) {
  return days.map(({ day, title, entries }) => (
    <div key={day}>
      <h3 className={styles.day}>{title}</h3>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} deskOnly={deskOnly} />
        ))}
      </ol>
    </div>
  ));
}

function Entry({ entry, deskOnly }: { entry: TimelineDay["entries"][number]; deskOnly: string }) {
  const {
    id,
    at,
    time,
    tone,
    icon,
    who,
    what,
    words,
    lang,
    direction,
    other,
    outcome,
    read,
    undo,
  } = entry;
  return (
    <li className={styles.entry}>
      <time className={styles.time} dateTime={at}>
        {time}
      </time>
      <span className={styles.mark[tone]}>
        <Icon name={icon} size={16} />
      </span>
      <div className={styles.entryBody}>
        <p>
          {who ? (
            <>
              <strong>
                <NameOrEmail text={who} />
              </strong>{" "}
            </>
          ) : null}
          {what}
          {other ? (
            <>
              {" "}
              <Link to={other.href}>
                <UnbrokenReferences>{other.label}</UnbrokenReferences>
              </Link>
            </>
          ) : null}
          {outcome ? <Outcome {...outcome} /> : null}
          {read ? <Outcome text={read} tone="quiet" /> : null}
        </p>
        {words ? (
          <p className={direction ? styles.textBackgrounds[direction] : styles.typed}>
            {direction === "internal" ? (
              <>
                <span className={styles.badge}>{deskOnly}</span>{" "}
              </>
            ) : null}
            <bdi lang={lang}>{words}</bdi>
          </p>
        ) : null}
        {undo ? (
          <div className={styles.undo}>
            <PostButton action={undo.action} hidden={{ entry: id }}>
              <Button variant="quiet">{undo.label}</Button>
            </PostButton>
          </div>
        ) : null}
      </div>
    </li>
  );
}

const outcomes = { good: styles.good, bad: styles.bad, quiet: styles.quiet };

function Outcome({ text, tone, href }: NonNullable<TimelineEntry["outcome"]>) {
  return (
    <>
      {DOT}
      {href ? <Link to={href}>{text}</Link> : <span className={outcomes[tone]}>{text}</span>}
    </>
  );
}
