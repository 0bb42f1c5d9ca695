import { type ComponentType, createContext, type ReactNode } from "react";
import type { Language } from "~/locales/languages";

/** What the document needs from the server and the browser must not send back. */
export interface DocumentValues {
  /** Only a hydrated page has one; a public page has hashes. */
  nonce: string | undefined;
  /** The styles of a public page, inlined so that the first response is all that it needs. */
  css: string;
  /** The address of the script of public forms; empty in the browser, which has it by then. */
  publicScript: string;
  /** Only where the address is no page's. */
  notFound?: NotFoundParts;
}

/** The frame of the page "not found". */
export interface NotFoundParts {
  Frame: ComponentType<{ children?: ReactNode }>;
  Search: ComponentType<{ language: Language; text: { search: string; searchButton: string } }>;
}

/** Filled by entry.server.tsx, and by entry.client.tsx from what the server wrote. */
export const DocumentContext = createContext<DocumentValues>({
  nonce: undefined,
  css: "",
  publicScript: "",
});
