import type { Language } from "~/locales/languages";

export interface TeamMember {
  id: string;
  name: string;
  role: string;
  bio: string;
  /** The picture's file; null: a figure is drawn. */
  photo: string | null;
  /** Stands for a person whom the owner will name. */
  sample: boolean;
  /** The language of the words: English where the member lacks the page's. */
  language: Language;
}
