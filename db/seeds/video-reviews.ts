import type { SeedLanguage } from "./posts/post";

export interface SampleVideoReview {
  id: string;
  videoUrl: string;
  patient: string;
  texts: Record<SeedLanguage, { title: string }>;
  publishedAt: string;
}

/**
 * None. A video review shows a real person who agreed to be shown. We hold no such video, and an
 * invented one, or a link to somebody else's, would deceive a family that looks here for trust.
 */
export const sampleVideoReviews: SampleVideoReview[] = [];
