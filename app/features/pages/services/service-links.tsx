import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { ServiceKey } from "~/service-keys";
import { Icon, serviceIcons } from "~/ui/art/icons";
import { links } from "./service-links.css";

export function ServiceLinks({
  services,
  language,
}: {
  services: readonly { key: ServiceKey; name: string }[];
  language: Language;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={links} role="list">
      {services.map(({ key, name }) => (
        <li key={key}>
          <a href={paths.service(key, language)}>
            <Icon name={serviceIcons[key] ?? "info"} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
