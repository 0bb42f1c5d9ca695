import { documentKinds, whosePapers } from "~/features/content/paper-checklists/paper-kinds";
import { SUBMISSION_KEY_FIELD } from "~/features/forms/submission";
import { newSubmissionKey } from "~/features/forms/submissions.server";
import { paperStates } from "~/features/papers/paper-state";
import { isRedrawable } from "~/features/papers/viewing-image.server";
import { formatAsOf, formatNumber } from "~/locales/format";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { findOpenRequest } from "../conversation.server";
import type { FamilyReader } from "../family-page.server";
import { NOT_ON_LIST } from "./family-papers.schema";
import { countsOf, paperRows } from "./paper-rows.server";
import { arrivalTexts } from "./paper-texts.server";
import { uploadsView } from "./unfinished-uploads.server";

export type FamilyPapersView = Awaited<ReturnType<typeof familyPapersView>>;

/** Id of the form that sends a file. */
const SEND_FORM = "send";

/** The family's page of papers: what is needed, what arrived, and the form that sends a file. */
export async function familyPapersView(context: Context, reader: FamilyReader, request: Request) {
  const language = languageOf(request);
  const query = new URL(request.url).searchParams;
  const { familyPapers: text, paperKinds } = texts(language);
  const t = translator(language);
  const { rows, needed, documents } = await paperRows(context, reader.requestId, language);
  const pagePath = (more?: Record<string, string>, part = "papers") =>
    paths.familyPage(reader.reference, language, part, more);
  const formHref = (more: Record<string, string>) => `${pagePath(more)}#${SEND_FORM}`;
  const isOpen = Boolean(await findOpenRequest(context.db, reader.requestId));
  const canSend = isOpen && context.env.uploadsUrl !== null;
  const [oldestDate] = needed
    .filter(({ source }) => source !== "")
    .map(({ as_of }) => as_of)
    .toSorted();
  return {
    meta: { title: text.title },
    about: t("account.profile.bookingTitle", { reference: reader.reference }),
    text,
    lead:
      needed.length > 0
        ? t("familyPapers.total", { count: formatNumber(needed.length, language) })
        : text.noList,
    counts: countsOf(rows, language),
    groups: paperStates.flatMap((state) => {
      const stateRows = rows.filter((row) => row.state === state);
      if (stateRows.length === 0) return [];
      const isStillNeeded = state === "toDo" || state === "problem";
      return {
        state,
        title: paperKinds.states[state],
        rows: stateRows.map(({ documentId, canFamilyChange, ...row }) => ({
          ...row,
          sendHref: isOpen && isStillNeeded ? formHref({ item: row.paperId ?? NOT_ON_LIST }) : null,
          addPageHref:
            isOpen && canFamilyChange && documentId ? formHref({ document: documentId }) : null,
          removableDocumentId: canFamilyChange ? documentId : null,
          files: filesOf(documentId),
        })),
      };
    }),
    removalAction: pagePath({}, "papers/removal"),
    asOf: oldestDate ? t("familyPapers.asOf", { day: formatAsOf(oldestDate, language) }) : null,
    arrived: arrivedNotice(),
    form: canSend ? formView() : null,
    closed: isOpen ? text.problems.off : text.closed,
    uploads: uploadsView(documents, reader.reference, language),
    keptForm: canSend ? { id: SEND_FORM, action: pagePath() } : null,
  };

  function formView() {
    const document = rows.find(
      ({ documentId, canFamilyChange }) => canFamilyChange && documentId === query.get("document"),
    );
    const chosenItem = query.get("item") ?? "";
    return {
      id: SEND_FORM,
      action: pagePath(),
      hidden: {
        [SUBMISSION_KEY_FIELD]: newSubmissionKey(),
        ...(document?.documentId && { document: document.documentId }),
      },
      page: document
        ? {
            text: t("familyPapers.form.pageOf", { paper: document.title }),
            newPaperHref: formHref({}),
          }
        : null,
      items: needed.length > 0 ? itemOptions() : null,
      defaults: { item: chosenItem },
      kinds: documentKinds.map((value) => ({ value, label: paperKinds.kinds[value] })),
      whose: whosePapers.map((value) => ({ value, label: paperKinds.whose[value] })),
    };
  }

  /** Links to the pages of a document: the original, or its legible copy until the original has arrived. */
  function filesOf(documentId: string | null) {
    const files = documents.find(({ id }) => id === documentId)?.files ?? [];
    const complete = files.filter(({ isComplete }) => isComplete);
    // the original comes after the copy of the same page, so the map keeps the original
    const pages = new Map(complete.map((file) => [file.position, file]));
    return [...pages.values()].map(({ id, type, position }) => ({
      href: pagePath(isRedrawable(type) ? { size: "1600" } : {}, `papers/files/${id}`),
      label:
        pages.size === 1
          ? text.open
          : t("familyPapers.openPage", { page: formatNumber(position, language) }),
    }));
  }

  function itemOptions() {
    const listOptions = rows.flatMap(({ paperId, title }) =>
      paperId === null ? [] : { value: paperId, label: title },
    );
    return [...listOptions, { value: NOT_ON_LIST, label: text.form.other }];
  }

  /** Notice about the file that was just sent, or that had arrived before. */
  function arrivedNotice() {
    const fileId = query.get("arrived") ?? query.get("known");
    const document = documents.find(({ files }) => files.some(({ id }) => id === fileId));
    const row = document && rows.find(({ documentId }) => documentId === document.id);
    if (!row) return null;
    const isKnown = query.has("known");
    const files = document.files.filter(({ id }) => id === fileId);
    return {
      title: isKnown ? text.arrived.known : text.arrived.title,
      paper: row.title,
      about: isKnown
        ? text.arrived.knownText
        : arrivalTexts({ ...document, files }, context.now(), language).join(" · "),
      addPageHref: row.canFamilyChange ? formHref({ document: document.id }) : null,
    };
  }
}
