import type { SampleTexts } from "../texts";

type SamplePostCategory =
  | "patient-journeys"
  | "hospital-tours"
  | "behind-the-scenes"
  | "travel-tips";

export interface SamplePost {
  slug: string;
  category: SamplePostCategory;
  /** Exactly one sample is featured. */
  featured: boolean;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** Null in every sample: we hold no real videos and invent none. */
  videoUrl: string | null;
  texts: SampleTexts<SamplePostText>;
}

interface SamplePostText {
  title: string;
  /** At most 180 characters. */
  excerpt: string;
  /** Markdown. */
  body: string;
}
