import { StoryCover } from "~/ui/art/story-cover";
import { Badge } from "~/ui/badge";
import { CardLink } from "~/ui/card";
import { Grid } from "~/ui/grid";
import { Section } from "~/ui/page";
import type { VideoCard } from "./area.server";

/** Cards with drawings that link to the videos on their host sites. */
export function VideoCards({ title, videos }: { title: string; videos: readonly VideoCard[] }) {
  if (videos.length === 0) return null;
  return (
    <Section title={title} tone="wash">
      <Grid cell="medium" partsPerCard={4}>
        {videos.map((video) => (
          <CardLink
            key={video.id}
            href={video.href}
            title={<span lang={video.lang}>{video.title}</span>}
            text={<span lang={video.lang}>{video.patient}</span>}
            cover={<StoryCover category="patient-journeys" />}
            meta={
              <>
                <span>{video.openText}</span>
                {video.sampleText ? <Badge tone="sample">{video.sampleText}</Badge> : null}
              </>
            }
          />
        ))}
      </Grid>
    </Section>
  );
}
