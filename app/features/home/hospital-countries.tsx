import type { Country } from "~/features/hospitals/hospital";
import type { CountryOfHospitals } from "~/features/hospitals/hospitals-by-country.server";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import * as styles from "./home.css";

/** A card for each country, with a few of its hospitals. */
export function HospitalCountries({
  countries,
  names,
  language,
}: {
  countries: readonly CountryOfHospitals[];
  names: Record<Country, string>;
  language: Language;
}) {
  return (
    <Grid cell="broad">
      {countries.map(({ country, hospitals }) => (
        <Card key={country}>
          <h3 className={styles.country}>
            <a href={paths.hospitals(language, { country })}>{names[country]}</a>
          </h3>
          <ul className={styles.hospitals}>
            {hospitals.map((hospital) => (
              <li key={hospital.slug} lang={langIfOther(hospital.language, language)}>
                <a href={paths.hospital(hospital.slug, language)}>
                  <span>{hospital.name}</span> {hospital.city}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Grid>
  );
}
