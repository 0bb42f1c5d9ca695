import { wordHash } from "./cover-parts";
import { Flight } from "./story-parts";
import { stories } from "./story-scenes";

/** Backgrounds: a low sun, hills, towers, or none. */
const backgrounds = [
  "M190 128a60 60 0 1 1 120 0z",
  "M0 128v-26q46-50 104-14 40-54 98-16 50-46 118 4v52z",
  "M6 128V70h22v58zM34 128V46h16v82zM206 128V34h20v94zM232 128V58h14v70zM286 128V44h26v84z",
  null,
];

/**
 * A blog post's cover: a drawing of its category, or a plane for a post on flights. Decorative.
 *
 * @param of picks the drawing, e.g. by the slug; without it the first drawing is used
 */
export function StoryCover({ category, of: slug = "" }: { category: string; of?: string }) {
  const distance = slug ? backgrounds[(wordHash(slug) + slug.length) % backgrounds.length] : null;
  const drawings = stories[category] ?? stories["patient-journeys"] ?? [];
  const isFlight = /air-ambulance|flying|flight/.test(slug);
  const isAmbulance = slug.includes("ambulance");
  return (
    <svg viewBox="0 0 320 140" aria-hidden="true">
      <path fill="var(--sky)" d="M0 0h320v140H0z" />
      {distance ? <path fill="var(--far)" d={distance} /> : null}
      {isFlight ? <Flight hasCross={isAmbulance} /> : drawings[wordHash(slug) % drawings.length]}
      <path stroke="var(--teal)" strokeWidth="3" d="M0 129.5h320" />
    </svg>
  );
}
