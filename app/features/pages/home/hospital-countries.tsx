import { Fragment } from "react";
import type { CountryOfHospitals } from "~/features/content/hospitals/hospitals-by-country.server";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { CityCover } from "~/ui/art/city-cover";
import { Icon } from "~/ui/art/icons";
import * as styles from "./home.css";

/** A list with one line per country, which shows the number of hospitals and some cities. */
export function HospitalCountries({
  countries,
  language,
}: {
  countries: readonly (Pick<CountryOfHospitals, "country" | "cities"> & {
    name: string;
    countText: string;
  })[];
  language: Language;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
    <ul className={styles.countries} role="list">
      {countries.map(({ country, name, countText, cities }) => (
        <li key={country}>
          <a href={paths.hospitals(language, { country })}>
            <span>
              <strong>{name}</strong> {countText}
            </span>{" "}
            <span>
              {cities.map((city, index) => (
                <Fragment key={city.name}>
                  {index > 0 ? ", " : null}
                  <span lang={langIfOther(city.language, language)}>{city.name}</span>
                </Fragment>
              ))}
            </span>
            <Icon name="arrow-right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The covers of some cities, shown beside the countries on desktop only. */
export function CountryCovers({ cities }: { cities: readonly string[] }) {
  return (
    <div className={styles.covers}>
      {cities.map((city) => (
        <CityCover key={city} city={city} />
      ))}
    </div>
  );
}
