import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { Icon, serviceIcons } from "~/ui/art/icons";
import type { ServiceSummary } from "./service-cards";
import * as styles from "./service-list.css";

export function ServiceList({
  services,
  language,
}: {
  services: readonly ServiceSummary[];
  language: Language;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={styles.list} role="list">
      {services.map(({ key, name, text }) => (
        <li key={key}>
          <a href={paths.service(key, language)}>
            <Icon name={serviceIcons[key] ?? "arrow-right"} />
            <span>
              {/* the space separates the texts for screen readers, copied text and text browsers */}
              <strong>{name}</strong> {text}
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
