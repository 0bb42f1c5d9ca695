import { type ComponentType, createContext, type ReactNode } from "react";
import type { Language } from "~/locales/languages";

/** Values for the document that the browser does not send back. */
export interface DocumentValues {
  /** Only hydrated pages use a nonce; public pages use hashes. */
  nonce: string | undefined;
  css: string;
  /** URL of the script for public forms; empty in the browser, where it is loaded already. */
  publicScript: string;
  /** Only for addresses without a page. */
  notFound?: NotFoundParts;
}

export interface NotFoundParts {
  Frame: ComponentType<{ children?: ReactNode }>;
  Search: ComponentType<{ language: Language; text: { search: string; searchButton: string } }>;
}

/** Set by entry.server.tsx, and by entry.client.tsx from the server's HTML. */
export const DocumentContext = createContext<DocumentValues>({
  nonce: undefined,
  css: "",
  publicScript: "",
});
