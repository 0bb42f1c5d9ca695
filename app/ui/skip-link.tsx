import { skipLink } from "./skip-link.css";

/** First Tab stop: skips the header (target `<main id="main" tabIndex={-1}>`). */
export function SkipLink({ text, href = "#main" }: { text: string; href?: string }) {
  return (
    <a className={skipLink} href={href}>
      {text}
    </a>
  );
}
