import { Icon } from "~/ui/art/icons";
import { ButtonLink } from "~/ui/button";
import * as styles from "./family-papers.css";
import type { neededView } from "./needed-view.server";
import { StateMark } from "./state-mark";

/** "What we need from you" on the family's page: the most pressing paper, and the number in each state. */
export function NeededSection({
  view: { text, mostPressing, counts, page },
}: {
  view: Awaited<ReturnType<typeof neededView>>;
}) {
  return (
    <section className={styles.group}>
      <h2>{text.title}</h2>
      {mostPressing ? (
        <div className={styles.pressing}>
          <StateMark state={mostPressing.state} />
          <div className={styles.body}>
            <div className={styles.words}>
              <strong>
                <bdi>{mostPressing.title}</bdi>
              </strong>
              {mostPressing.about ? <p className={styles.quiet}>{mostPressing.about}</p> : null}
            </div>
            <ButtonLink href={mostPressing.href}>{mostPressing.action}</ButtonLink>
          </div>
        </div>
      ) : null}
      {counts ? <p className={styles.quiet}>{counts}</p> : null}
      <p>
        <a className={styles.action} href={page.href}>
          {page.label} <Icon name="arrow-right" size={20} />
        </a>
      </p>
    </section>
  );
}
