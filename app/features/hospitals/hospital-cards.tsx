import { CARD_SIZES } from "~/features/pictures/picture";
import { type Language, langIfOther } from "~/locales/languages";
import { paths } from "~/paths";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card";
import { Grid } from "~/ui/grid";
import type { HospitalCard } from "./hospital";
import { HospitalCover } from "./hospital-cover";

export function HospitalCards({
  hospitals,
  language,
  sampleText,
  level = 3,
}: {
  hospitals: readonly HospitalCard[];
  language: Language;
  sampleText: string;
  /** The level of the names as headings: one below the heading above the cards. */
  level?: 2 | 3;
}) {
  return (
    <Grid cell="medium">
      {hospitals.map(({ slug, city, cover, name, bio, location, sample, ...hospital }) => {
        const lang = langIfOther(hospital.language, language);
        return (
          <CardLink
            key={slug}
            level={level}
            href={paths.hospital(slug, language)}
            title={<span lang={lang}>{name}</span>}
            text={<span lang={lang}>{bio}</span>}
            cover={
              <HospitalCover
                hospital={{ city, cover }}
                language={language}
                sizes={CARD_SIZES}
                isDecoration
              />
            }
            meta={
              <>
                <span lang={lang}>{location}</span>
                {sample ? <Badge tone="sample">{sampleText}</Badge> : null}
              </>
            }
          />
        );
      })}
    </Grid>
  );
}
