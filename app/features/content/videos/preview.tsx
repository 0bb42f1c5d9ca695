import { PageHeading } from "~/ui/page";
import type { videoPreview } from "./area.server";
import { VideoCards } from "./video-cards";

export function VideoPreview({ title, section, videos }: Awaited<ReturnType<typeof videoPreview>>) {
  return (
    <>
      <PageHeading title={title} />
      <VideoCards title={section} videos={videos} />
    </>
  );
}
