/** The languages that a coordinator may say to speak (ISO 639-1): those of families and hospitals. */
export const spokenLanguages = [
  "bn",
  "en",
  "th",
  "hi",
  "ur",
  "ta",
  "ml",
  "ms",
  "ar",
  "zh",
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];
