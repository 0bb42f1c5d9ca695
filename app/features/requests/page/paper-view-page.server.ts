import { type Document, documentsOf } from "~/features/papers/documents.server";
import { paperFileOr404 } from "~/features/papers/viewing.server";
import { isRedrawable } from "~/features/papers/viewing-image.server";
import { formatDateTime, formatNumber } from "~/locales/format";
import type { Context } from "~/server/context";
import { fillIn, languageOf, texts } from "~/server/i18n.server";
import { deskPapersView } from "../papers/desk-papers-view.server";
import { requestPath } from "../request-path";
import { factsView } from "./facts-view.server";
import { crumbsTo, redirectToOwnAddress, requestOr404 } from "./load.server";
import { recordAndListReadings } from "./readers.server";
import { shownRequest } from "./shown.server";

export type LoadedPaperFile = Awaited<ReturnType<typeof loadPaperFile>>;

/**
 * Loads a file of a document, and the request's facts.
 *
 * @throws a 404 page if there is no such file
 */
export async function loadPaperFile(
  request: Request,
  context: Context,
  { id = "", file: fileId = "" }: { id?: string; file?: string },
) {
  const language = languageOf(request);
  await redirectToOwnAddress(request, context, id);
  const found = await requestOr404(request, context, id);
  const file = await paperFileOr404(context, found.id, fileId);
  await recordAndListReadings(request, context, found, language);
  const documents = await documentsOf(context.db, context.env, found.id);
  const document = documents.find((one) => one.id === file.documentId);
  const { paperKinds, paperViewing: text, handling } = texts(language);
  const page = document?.files.find((one) => one.id === file.id)?.position ?? 1;
  const allPages = documents.flatMap(pagesOf);
  const pageIndex = allPages.findIndex(
    (one) => one.documentId === file.documentId && one.position === page,
  );
  const path = (part: string) => requestPath(found, language, `papers/files/${part}`);
  const viewHref = (index: number) =>
    allPages[index] ? path(`${allPages[index].fileId}/view`) : null;
  const documentPages = document ? pagesOf(document) : [];
  const downloadHref = path(file.id);
  const papers = await deskPapersView(context, found, { language, from: "papers" });
  const deskPaper = papers.documents.find((one) => one.id === file.documentId);
  const shown = await shownRequest(context.db, found, language);
  const title = `${paperKinds.kinds[file.kind]} · ${paperKinds.whose[document?.whose ?? "patient"]}`;
  return {
    meta: { title: `${title} · ${found.reference}` },
    title,
    text,
    language,
    factsText: handling.facts,
    view: {
      crumbs: [...crumbsTo(found, language), { href: papers.all.href, label: papers.text.papers }],
      judging: {
        papers: papers.all,
        accept: deskPaper?.acceptForm ?? null,
        refuse: deskPaper?.refusalTarget?.pageHref ?? null,
        text: { accept: papers.text.accept, refuse: papers.text.refuse },
      },
      name: file.name,
      page:
        documentPages.length > 1
          ? fillIn(
              text.page,
              {
                page: formatNumber(page, language),
                count: formatNumber(documentPages.length, language),
              },
              language,
            )
          : null,
      received: document?.received_at ? formatDateTime(document.received_at, language) : null,
      isInfected: file.isInfected,
      downloadHref,
      imageHref: isRedrawable(file.type) ? `${downloadHref}?size=1600` : null,
      // `size` has no effect on a PDF, but the audit then records a view instead of a download
      pdfHref: file.type === "application/pdf" ? `${downloadHref}?size=1600` : null,
      previousHref: viewHref(pageIndex - 1),
      nextHref: viewHref(pageIndex + 1),
      facts: factsView(shown, language),
    },
  };
}

/**
 * The complete files of a document, one for each page: the original, or the legible copy until the
 * original has arrived.
 */
function pagesOf({ id: documentId, files }: Document) {
  const complete = files.filter(({ isComplete }) => isComplete);
  const positions = [...new Set(complete.map(({ position }) => position))];
  return positions.map((position) => {
    const copies = complete.filter((file) => file.position === position);
    const { id: fileId } = copies.find(({ copy }) => copy === "original") ??
      copies[0] ?? { id: "" };
    return { documentId, position, fileId };
  });
}
