import { skipLink } from "./skip-link.css";

/** The first thing Tab meets: past the header, to the page itself (`<main id="main" tabIndex={-1}>`). */
export function SkipLink({ text, href = "#main" }: { text: string; href?: string }) {
  return (
    <a className={skipLink} href={href}>
      {text}
    </a>
  );
}
