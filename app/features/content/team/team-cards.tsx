import { PictureImage } from "~/features/pictures/picture-image";
import { type Language, langIfOther } from "~/locales/languages";
import { Portrait } from "~/ui/art/portrait";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Grid } from "~/ui/grid";
import type { TeamMember } from "./area.server";
import * as styles from "./team-cards.css";

export function TeamCards({
  members,
  language,
  sampleText,
}: {
  members: readonly TeamMember[];
  language: Language;
  /** The label on samples; null if a notice already says that all members are samples. */
  sampleText: string | null;
}) {
  return (
    <Grid cell={members.length % 4 === 0 ? "four" : "three"} partsPerCard={4}>
      {members.map((member, index) => (
        <Card key={member.id}>
          <div className={styles.member} lang={langIfOther(member.language, language)}>
            {member.picture ? (
              <PictureImage
                className={styles.photo}
                picture={member.picture}
                language={language}
                sizes="96px"
              />
            ) : (
              <Portrait variant={index} />
            )}
            <h3>{member.words.name}</h3>
            <p className={styles.role}>{member.words.role}</p>
            <div className={styles.introduction}>
              <p>{member.words.bio}</p>
              {member.speaks ? (
                <p lang={langIfOther(language, member.language)}>{member.speaks}</p>
              ) : null}
              {member.sample && sampleText ? (
                <p lang={langIfOther(language, member.language)}>
                  <Badge tone="sample">{sampleText}</Badge>
                </p>
              ) : null}
            </div>
          </div>
        </Card>
      ))}
    </Grid>
  );
}
