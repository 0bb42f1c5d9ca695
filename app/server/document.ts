import { type ComponentType, createContext, type ReactNode } from "react";
import type { Language } from "~/locales/languages";

/** Values with which the server renders the document. In the browser only `nonce` is set. */
export interface DocumentValues {
  /** Only hydrated pages use a nonce; public pages use hashes. */
  nonce: string | undefined;
  css: string;
  /** URL of the public script (`app/browser`), which hydrated pages do not load. */
  publicScript: string;
  /** Set only for addresses without a page. */
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
