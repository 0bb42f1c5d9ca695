import type { ReactNode } from "react";
import { prose } from "./prose.css";

/** Running text: paragraphs, or HTML that was rendered and cleaned on the server. */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html === undefined) return <div className={prose}>{children}</div>;
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
