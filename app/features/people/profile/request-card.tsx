import type { OwnCard } from "~/features/requests/own-cards.server";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import * as styles from "./request-card.css";

export function RequestCard({ title, href, text, badge, entries, mergedInto }: OwnCard) {
  return (
    <Card>
      <h3 className={styles.reference}>
        <a href={href}>{title}</a>
      </h3>
      <p>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </p>
      {text ? <p>{text}</p> : null}
      <DescriptionList
        entries={[
          ...entries,
          ...(mergedInto
            ? [
                {
                  term: mergedInto.term,
                  value: <a href={mergedInto.href}>{mergedInto.reference}</a>,
                },
              ]
            : []),
        ]}
        isNarrow
      />
    </Card>
  );
}
