import type { ReactNode } from "react";
import { Icon, type IconName } from "./art/icons";
import * as styles from "./card.css";

/** A raised box; `wash` distinguishes one of another kind. */
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
  /** Topic icon; also adds an arrow. */
  icon?: IconName;
  /** A drawing or picture on top, e.g. `<PostCover>`. */
  cover?: ReactNode;
  /** Last line: place, date, badges. It must have no controls, because the card is a link. */
  meta?: ReactNode;
  level?: 2 | 3;
}

/** A card that is one link. */
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
