import type { ReactNode } from "react";
import { prose } from "./prose.css";

/** Paragraphs, or HTML rendered and sanitised on the server. */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html === undefined) return <div className={prose}>{children}</div>;
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
