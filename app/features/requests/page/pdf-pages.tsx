import { useEffect, useRef, useState } from "react";
import type { paperViewing } from "~/locales/en/paper-viewing";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { Notice } from "~/ui/notice";
import { pages } from "./paper-view.css";

/** Draws a PDF in the page. Without JavaScript it shows nothing; the download link is above it. */
export function PdfPages({
  url,
  language,
  text,
}: {
  url: string;
  language: Language;
  text: Pick<typeof paperViewing, "page" | "pdf">;
}) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"none" | "loading" | "drawn" | "locked" | "failed">("none");
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const setIfMounted = (next: typeof state) => signal.aborted || setState(next);
    const draw = async (element: HTMLElement) => {
      setIfMounted("loading");
      const { drawPdf } = await import("./pdf-drawing.client");
      const label = (page: number, count: number) =>
        text.page
          .replace("{{page}}", formatNumber(page, language))
          .replace("{{count}}", formatNumber(count, language));
      await drawPdf(url, element, { label, signal });
      setIfMounted("drawn");
    };
    if (container.current) {
      draw(container.current).catch((error: unknown) =>
        setIfMounted((error as Error).name === "PasswordException" ? "locked" : "failed"),
      );
    }
    return () => controller.abort();
  }, [url, language, text]);
  return (
    <>
      <p role="status">{state === "loading" ? text.pdf.loading : null}</p>
      {state === "locked" || state === "failed" ? (
        <Notice tone="warning">{text.pdf[state]}</Notice>
      ) : null}
      <div className={pages} ref={container} />
    </>
  );
}
