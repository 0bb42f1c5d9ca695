import { useRouteLoaderData } from "@remix-run/react";
import type { CompanyInfo } from "~/features/company/company";
import type { Person } from "~/features/sessions/person";
import type { common } from "~/locales/en/common";
import type { errors } from "~/locales/en/errors";
import type { Language } from "~/locales/languages";
import type { Theme } from "~/preferences";
import type { SiteMeta } from "~/server/page-meta";
import type { ToastMessage } from "~/ui/toast/toast-message";

export interface RootData extends SiteMeta {
  theme: Theme | null;
  csrf: string;
  /** Signed id of the coordinator for whom the page was rendered; undefined for anybody else. */
  writer: string | undefined;
  toast: ToastMessage | null;
  showLoadingScreen: boolean;
  usesDataSaver: boolean;
  /** A language that the browser prefers to the page's language, with the texts that offer it. */
  languageOffer: { language: Language; read: string; stay: string } | null;
  person: Pick<Person, "name" | "email" | "role"> | null;
  company: CompanyInfo;
  text: { common: typeof common; errors: typeof errors };
}

export function useRootData(): RootData {
  const root = useRouteLoaderData("root");
  if (!root) throw new Error("useRootData needs root's loader to have answered");
  return root as RootData;
}
