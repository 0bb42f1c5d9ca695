import { createContext } from "react";

/** What the document needs from the server and the browser must not send back. */
export interface DocumentValues {
  nonce: string;
  /** The styles of the page, inlined so that the first response is all that a page needs. */
  css: string;
  /** The page's address has none. No route's data tells that from what else failed. */
  isNotFound?: boolean;
}

/** Filled by entry.server.tsx, and by entry.client.tsx from what the server wrote. */
export const DocumentContext = createContext<DocumentValues>({ nonce: "", css: "" });
