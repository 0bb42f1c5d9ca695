import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import type { RequestKind } from "#db/tables/requests";
import { formAction } from "~/features/forms/form-action.server";
import type { FormAnswer } from "~/features/forms/form-answer";
import { formRulesOf } from "~/features/forms/form-rules.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { seenFields } from "../act.schema";
import { correctFacts } from "../corrections.server";
import { deskFields, typedFacts } from "../fact-fields.server";
import { factLines } from "../fact-words.server";
import { correctable, type FactKey } from "../facts";

import { deskShape } from "../fields.schema";
import type { RequestRecord } from "../find.server";
import { hiddenFields } from "../reply.schema";
import { requestPath } from "../request-path";
import { factsToShow } from "./facts-view.server";
import { crumbsTo, requestOr404 } from "./load.server";
import { readAndListReaders } from "./readers.server";
import { nameOf } from "./view.server";

/** The form again; after a conflict with the current values. */
export type FactsAnswer =
  | FormAnswer
  | (FormAnswer & { conflict: { term: string; value: string }[] });

export type LoadedFacts = Awaited<ReturnType<typeof loadFacts>>;

function factsSchema(kind: RequestKind) {
  return z.object({ ...hiddenFields, ...deskShape(kind), version: seenFields.version });
}

/** Facts that its kind asks for, and any others it has. */
function shownOf(found: RequestRecord): FactKey[] {
  const known = factsToShow(found.kind, found);
  return correctable.map(({ key }) => key).filter((key) => known.includes(key));
}

/** @throws a 404 page if the request is missing or erased */
export async function loadFacts(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await requestOr404(request, context, id);
  if (found.isErased) throw data(null, { status: 404 });
  await readAndListReaders(request, context, id, language);
  const title = translator(language)("handling.correction.title", { reference: found.reference });
  return {
    meta: { title },
    title,
    text: texts(language).handling.correction,
    view: {
      crumbs: crumbsTo(found, language),
      fullName: nameOf(found, language),
      rules: formRulesOf(factsSchema(found.kind)),
      hidden: { formKey: randomUUID(), version: String(found.version) },
      defaults: typedFacts(found),
      fields: deskFields(language, shownOf(found)),
      paths: {
        request: requestPath(found, language),
        facts: requestPath(found, language, "facts"),
      },
    },
  };
}

/** Action of the form. @throws a 404 page if the request is missing or erased */
export async function answerFacts(args: ActionFunctionArgs, person: Person) {
  const { request, context, params } = args;
  const requestId = params.id ?? "";
  const { kind } = await requestOr404(request, context, requestId);
  return formAction(args, {
    schema: factsSchema(kind),
    run: async ({ formKey, version, ...facts }, { language, fields }) => {
      const outcome = await correctFacts(context, person, {
        requestId,
        // a field that was not sent leaves its fact unchanged
        facts: Object.fromEntries(Object.entries(facts).filter(([name]) => fields.has(name))),
        language,
        seenVersion: version,
        formKey: formKey ?? randomUUID(),
      });
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "conflict") {
        const found = await requestOr404(request, context, requestId);
        const values = Object.fromEntries([...fields].map(([name, one]) => [name, String(one)]));
        // the next save is compared with the version shown beside the form
        const kept = { ...values, version: String(found.version) };
        return data(
          { values: kept, errors: {}, conflict: standingFacts(found, language) },
          { status: 409 },
        );
      }
      return redirectWithToast(context, requestPath({ kind, id: requestId }, language), {
        key: outcome === "corrected" ? "handling.toasts.corrected" : "handling.toasts.unchanged",
        variant: "success",
      });
    },
  });
}

function standingFacts(found: RequestRecord, language: Language) {
  const nothing = texts(language).handling.facts.notSaid;
  return factLines(found, language)
    .filter(({ key }) => shownOf(found).includes(key))
    .map(({ term, value }) => ({ term, value: value || nothing }));
}
