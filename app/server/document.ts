import { type ComponentType, createContext, type ReactNode } from "react";

/** What the document needs from the server and the browser must not send back. */
export interface DocumentValues {
  nonce: string;
  /** The styles of the page, inlined so that the first response is all that a page needs. */
  css: string;
  /** The address of the script of public forms; empty in the browser, which has it by then. */
  publicScript: string;
  /** What stands around the words of a page that is not there; nothing on any that is. */
  NotFoundFrame?: ComponentType<{ children?: ReactNode }>;
}

/** Filled by entry.server.tsx, and by entry.client.tsx from what the server wrote. */
export const DocumentContext = createContext<DocumentValues>({
  nonce: "",
  css: "",
  publicScript: "",
});
