import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerSrc from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

/** Decoders of scanned pages, and the fonts that a PDF need not contain. */
const dataFiles = import.meta.glob<string>(
  [
    "/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm",
    "/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
  ],
  { query: "?url", import: "default", eager: true },
);

/** Gives the library its data files: each is fetched from the address that the build gave it. */
class BuiltFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, url] = Object.entries(dataFiles).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    if (!url) throw new Error(`No file ${filename}`);
    return new Uint8Array(await (await fetch(url)).arrayBuffer());
  }
}

const MAX_PIXEL_RATIO = 2;

/**
 * Draws a PDF into an element, one canvas for each page. Only pages near the visible part are
 * drawn, so that a long report does not fill the memory.
 *
 * @param label names a page for screen readers
 * @throws an error if the PDF cannot be read, or has a password
 */
export async function drawPdf(
  url: string,
  container: HTMLElement,
  { label, signal }: { label: (page: number, count: number) => string; signal: AbortSignal },
): Promise<void> {
  GlobalWorkerOptions.workerSrc = workerSrc;
  // a single HTTP request for the file, so that the server records one view
  const loading = getDocument({
    url,
    disableRange: true,
    disableStream: true,
    BinaryDataFactory: BuiltFiles,
    enableXfa: false,
  });
  signal.addEventListener("abort", () => void loading.destroy());
  const pdf = await loading.promise;
  const pageByCanvas = new Map<Element, PDFPageProxy>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = pageByCanvas.get(target);
        if (page && target instanceof HTMLCanvasElement) {
          if (isIntersecting) drawPage(page, target);
          else target.width = target.height = 0;
        }
      }
    },
    { rootMargin: "100%" },
  );
  signal.addEventListener("abort", () => observer.disconnect());
  container.replaceChildren();
  for await (const page of pagesOf(pdf)) {
    if (signal.aborted) return;
    const canvas = document.createElement("canvas");
    const { width, height } = page.getViewport({ scale: 1 });
    canvas.style.aspectRatio = `${width} / ${height}`;
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", label(page.pageNumber, pdf.numPages));
    container.append(canvas);
    pageByCanvas.set(canvas, page);
    observer.observe(canvas);
  }
}

async function* pagesOf(pdf: PDFDocumentProxy) {
  for (let number = 1; number <= pdf.numPages; number++) yield await pdf.getPage(number);
}

function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement): void {
  const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
  const scale = (canvas.clientWidth * ratio) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  // a page that fails to draw is left as it is; the others are still drawn
  page.render({ canvas, viewport }).promise.catch(() => {});
}
