import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { ServiceKey } from "~/service-keys";
import { serviceIcons } from "~/ui/art/icons";
import { CardLink } from "~/ui/card";
import { Grid } from "~/ui/grid";

export interface ServiceSummary {
  key: ServiceKey;
  name: string;
  text: string;
}

export function ServiceCards({
  services,
  language,
  level = 3,
}: {
  services: readonly ServiceSummary[];
  language: Language;
  level?: 2 | 3;
}) {
  return (
    <Grid cell="four" partsPerCard={3}>
      {services.map(({ key, name, text }) => (
        <CardLink
          key={key}
          href={paths.service(key, language)}
          icon={serviceIcons[key]}
          title={name}
          text={text}
          level={level}
        />
      ))}
    </Grid>
  );
}
