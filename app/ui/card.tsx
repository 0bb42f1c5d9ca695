import type { ReactNode } from "react";
import { Icon, type IconName } from "./art/icons";
import * as styles from "./card.css";

/** A raised box; `wash`: one of another kind among them. */
export function Card({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "wash";
  children: ReactNode;
}) {
  return (
    <div className={tone === "wash" ? styles.washed : styles.card}>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

export interface CardLinkProps {
  href: string;
  title: ReactNode;
  text?: ReactNode;
  /** What it is of; with it goes an arrow, that the card leads on. */
  icon?: IconName;
  /** A drawing on top, e.g. `<CityCover>`. */
  cover?: ReactNode;
  /** The small line at the end: place, date, badges. Nothing to press: the card is the link. */
  meta?: ReactNode;
  /** Level of the title. */
  level?: 2 | 3;
}

/** The whole card is one link. */
export function CardLink({ href, title, text, icon, cover, meta, level = 3 }: CardLinkProps) {
  const Title = `h${level}` as const;
  const body = (
    <div className={styles.body}>
      <Title>
        <a className={styles.cover} href={href}>
          {title}
        </a>
      </Title>
      {text ? <p className={styles.quiet}>{text}</p> : null}
      {meta ? <div className={styles.meta}>{meta}</div> : null}
    </div>
  );
  return (
    <div className={styles.link}>
      {cover}
      {icon ? (
        <div className={styles.withIcon}>
          <Icon name={icon} size={28} />
          {body}
          <Icon name="arrow-right" size={20} />
        </div>
      ) : (
        body
      )}
    </div>
  );
}
