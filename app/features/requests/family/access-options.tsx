import { useRootData } from "~/site/root-data";
import { Icon, type IconName } from "~/ui/art/icons";
import * as styles from "./access-options.css";
import type { AccessOptionsView } from "./access-options.server";

/** Other ways to get access to a family's page, and our phone number. */
export function AccessOptions({
  view,
  text,
  inNewTab = false,
}: {
  view: AccessOptionsView;
  text?: string;
  /** True if the page holds unsent text, which leaving the page would lose. */
  inNewTab?: boolean;
}) {
  const { phone } = useRootData().company;
  return (
    <section className={styles.ways}>
      <h2>{view.title}</h2>
      {text ? <p>{text}</p> : null}
      <ul className={styles.list}>
        {view.links.map((way) => (
          <Way key={way.href} {...way} icon="chevron-right" inNewTab={inNewTab} />
        ))}
        {phone ? <Way href={`tel:${phone}`} {...view.call} icon="phone" /> : null}
      </ul>
    </section>
  );
}

interface WayProps {
  href: string;
  label: string;
  hint: string;
  icon: IconName;
  inNewTab?: boolean;
}

function Way({ href, label, hint, icon, inNewTab = false }: WayProps) {
  return (
    <li>
      <a className={styles.way} href={href} target={inNewTab ? "_blank" : undefined}>
        <span>
          <strong className={styles.label}>{label}</strong> <small>{hint}</small>
        </span>
        <Icon name={icon} size={20} />
      </a>
    </li>
  );
}
