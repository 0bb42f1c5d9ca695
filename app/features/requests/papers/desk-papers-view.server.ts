import { randomUUID } from "node:crypto";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { publicNamesOf } from "~/features/identity/coordinator-profile.server";
import { type Document, documentsOf } from "~/features/papers/documents.server";
import { isJudgeable, stampOf } from "~/features/papers/judgements.server";
import { neededPapersOf } from "~/features/papers/needed-papers.server";
import { isRedrawable } from "~/features/papers/viewing-image.server";
import { formatNumber } from "~/locales/format";
import { formatMoment } from "~/locales/format-clock";
import { type Language, langIfOther, languageNames } from "~/locales/languages";
import { writtenIn } from "~/locales/written-in";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { RequestKey } from "../request-key";
import { requestPath } from "../request-path";
import { arrivalText, paperTitle, reasonOptions } from "./desk-paper-words.server";
import { refusalSchema } from "./refusal.schema";

/** A request with papers; `language` is the family's. */
export type RequestWithPapers = RequestKey & { language: Language };

/** The page to which a judgement returns: the request's own page, or that of its papers. */
export type JudgedFrom = "request" | "papers";

export type DeskPapersView = Awaited<ReturnType<typeof deskPapersView>>;
export type DeskPaper = DeskPapersView["documents"][number];

/** All papers of a request: those still to come, and the documents, oldest first. */
export async function deskPapersView(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  request: RequestWithPapers,
  { language, from }: { language: Language; from: JudgedFrom },
) {
  const documents = await documentsOf(db, env, request.id);
  const needed = await neededPapersOf(db, request.id);
  const userIds = documents.flatMap(({ added_by, judged_by }) => [added_by ?? [], judged_by ?? []]);
  const names = await publicNamesOf(db, [...new Set(userIds.flat())]);
  const { deskPapers: text, paperKinds, familyPage } = texts(language);
  const t = translator(language);
  const currentTime = now();
  const path = (part: string, query?: Record<string, string>) =>
    requestPath(request, language, part === "" ? "papers" : `papers/${part}`, query);
  const toCome = needed
    .filter(({ id }) => !documents.some((one) => one.paper_id === id && one.state !== "replaced"))
    .map((paper) => ({
      id: paper.id,
      title: paperTitle(paper, paper.kind, language),
      about: `${paperKinds.whose[paper.whose]} · ${paperKinds.need[paper.need]}`,
    }));
  const count = (state: Document["state"]) =>
    documents.filter((document) => document.state === state).length;
  const counts = {
    toCome: toCome.length + count("receiving"),
    refused: count("refused"),
    accepted: count("accepted"),
  };
  const total = toCome.length + documents.length - count("replaced");
  return {
    documents: documents.map(rowOf),
    toJudgeCount: formatCount(count("received")),
    toCome,
    counts: (["toCome", "refused", "accepted"] as const).flatMap((name) =>
      counts[name] > 0 ? t(`deskPapers.counts.${name}`, { count: formatCount(counts[name]) }) : [],
    ),
    all: { href: path(""), label: t("deskPapers.all", { count: formatCount(total) }) },
    needed: { href: path("needed"), label: texts(language).neededPapers.link },
    add: { href: path("added"), label: text.added.link },
    refusal: {
      rules: formRulesOf(refusalSchema),
      reasons: reasonOptions(request.language, language),
      wordsLabel: t("deskPapers.refusal.words", { language: languageNames[request.language] }),
      wordsLang: request.language,
    },
    text,
  };

  function formatCount(value: number): string {
    return formatNumber(value, language);
  }

  function rowOf(document: Document) {
    const { id, kind, state, paper_id, judged_by, judged_at, reason } = document;
    const paper = needed.find((one) => one.id === paper_id);
    const files = document.files.filter(({ isComplete }) => isComplete);
    const isInfected = files.some(({ scan }) => scan === "infected");
    const picture = isInfected ? undefined : files.find(({ type }) => isRedrawable(type));
    const mayJudge = isJudgeable(document, documents);
    const hidden = { document: id, seen: stampOf(document), from, formKey: randomUUID() };
    const verdict = judged_at && (state === "accepted" || state === "refused") ? state : null;
    return {
      id,
      state,
      title: paperTitle(paper, kind, language),
      href: files[0] ? path(`files/${files[0].id}/view`) : null,
      image: picture ? path(`files/${picture.id}`, { size: "320" }) : null,
      about: arrivalText(document, { names, now: currentTime, language }),
      isInfected,
      judgementText:
        verdict &&
        t(`deskPapers.judged.${verdict}`, {
          name: names.get(judged_by ?? "") || familyPage.conversation.coordinator,
          time: formatMoment(judged_at ?? "", currentTime, language),
        }),
      reason: state === "refused" ? reason : "",
      reasonLang: langIfOther(writtenIn(reason, request.language), language),
      acceptForm: mayJudge && state !== "accepted" ? { action: path("acceptance"), hidden } : null,
      refusalTarget:
        mayJudge && state !== "refused"
          ? {
              action: path("refusal", { document: id }),
              pageHref: path("refusal", { document: id, from }),
              hidden,
            }
          : null,
      assignHref: state === "replaced" ? null : path("assignment", { document: id }),
    };
  }
}
