import { Badge, type BadgeTone } from "~/ui/badge";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import * as styles from "./request-card.css";

export interface RequestCardProps {
  /** The reference. */
  title: string;
  /** Left out for a message: all of it stands on the card. */
  href?: string;
  text: string;
  badge: { tone: BadgeTone; label: string };
  entries: { term: string; value: string }[];
  /** The request in which it is answered. */
  kept: { term: string; reference: string; href: string } | null;
}

/** A booking or a message in the profile. */
export function RequestCard({ title, href, text, badge, entries, kept }: RequestCardProps) {
  return (
    <Card>
      <h3 className={styles.reference}>{href ? <a href={href}>{title}</a> : title}</h3>
      <p>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </p>
      {text ? <p>{text}</p> : null}
      <DescriptionList
        entries={[
          ...entries,
          ...(kept ? [{ term: kept.term, value: <a href={kept.href}>{kept.reference}</a> }] : []),
        ]}
        isNarrow
      />
    </Card>
  );
}
