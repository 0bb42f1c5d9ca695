import { useRouteLoaderData } from "@remix-run/react";
import type { CompanyInfo } from "~/features/company/company";
import type { Person } from "~/features/sessions/person";
import type { common } from "~/locales/en/common";
import type { errors } from "~/locales/en/errors";
import type { Language } from "~/locales/languages";
import type { SiteMeta } from "~/server/page-meta";
import type { Theme } from "~/turning";
import type { ToastMessage } from "~/ui/toast";

/** Said in few places, which have their words: every other page would carry them for nothing. */
const rareWords = [
  "brand",
  "adminsOnly",
  "adminNoLonger",
  "noRequest",
  "tooMany",
  "readHere",
  "stayHere",
  "pagination",
  "notInLanguage",
  "tagline",
  "sample",
  "pictures",
  "enterAgain",
  "account",
  "savedPicture",
  "dataSaver",
  "required",
  "copy",
  "copied",
] as const;
type Rare = (typeof rareWords)[number];

/** A section of the dictionary without what few pages need of it. */
export function withoutRare<Words extends object>(words: Words): Omit<Words, Rare> {
  const rare: readonly string[] = rareWords;
  const entries = Object.entries(words).filter(([name]) => !rare.includes(name));
  return Object.fromEntries(entries) as Omit<Words, Rare>;
}

/** What root's loader gives to every page: the language, the form token, the shared texts. */
export interface RootData extends SiteMeta {
  theme: Theme | null;
  csrf: string;
  /** In forms of coordinators: for whom their page was written. */
  writer: string | undefined;
  toast: ToastMessage | null;
  showLoadingScreen: boolean;
  savesData: boolean;
  /** The words of the switch that turns the saving of data on, or off. */
  dataSaver: string;
  /** For who saves data: what stands in a picture's place. */
  savedPicture: (typeof common)["savedPicture"] | null;
  /** A language that the browser asked for before the page's own, and the words that offer it. */
  offer: { language: Language; read: string; stay: string } | null;
  person: (Pick<Person, "name" | "email" | "role"> & { menu: typeof common.account }) | null;
  /** For who is not signed in. */
  login: string;
  company: CompanyInfo;
  text: {
    common: Omit<typeof common, Rare>;
    errors: Omit<typeof errors, Rare> & { [Name in Rare]?: undefined };
  };
}

export function useRootData(): RootData {
  const root = useRouteLoaderData("root");
  if (!root) throw new Error("useRootData needs root's loader to have answered");
  return root as RootData;
}
