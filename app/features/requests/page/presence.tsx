import { useEffect, useState } from "react";
import { presence } from "./presence.css";

/**
 * Names the other coordinators who have the request open. The server sends a new text while the page
 * is visible.
 */
export function Presence({ view }: { view: { words: string; eventsHref: string } }) {
  const [words, setWords] = useState(view.words);
  useEffect(() => setWords(view.words), [view.words]);
  useEffect(() => {
    let source: EventSource | null = null;
    const close = () => {
      source?.close();
      source = null;
    };
    const onVisibility = () => {
      close();
      if (document.hidden) return;
      source = new EventSource(view.eventsHref);
      source.onmessage = ({ data }) => setWords(JSON.parse(data));
    };
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", close);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", close);
      close();
    };
  }, [view.eventsHref]);
  return (
    <p role="status" className={presence}>
      {words}
    </p>
  );
}
