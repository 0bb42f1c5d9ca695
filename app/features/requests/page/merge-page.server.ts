import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { isSet } from "#db/flag";
import { hiddenField } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import type { Person } from "~/features/sessions/person";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import { DOT } from "~/ui/dot";
import { contactsOf, findCandidate, type MergeCandidate, mergedInto } from "../duplicates.server";
import type { RequestRecord } from "../find.server";
import { isClosed } from "../life";
import { dueAfterMerge, type MergeRefusal, mergeRefusal, mergeRequests } from "../merges.server";
import { hiddenFields } from "../reply.schema";
import { mergePath, requestPath } from "../request-path";
import { requestName } from "../words.server";
import { crumbsTo, requestOr404 } from "./load.server";
import { recordAndListReadings } from "./readers.server";

const mergeSchema = z.object({
  ...hiddenFields,
  other: hiddenField(),
  version: z.coerce.number().int().catch(0),
  otherVersion: z.coerce.number().int().catch(0),
});

export type LoadedMerge = Awaited<ReturnType<typeof loadMerge>>;

/**
 * Confirmation page of a merge; without `?other=`, a list of candidates.
 *
 * @throws a 404 page if a request is missing, or a redirect if the merge is refused
 */
export async function loadMerge(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await requestOr404(request, context, id);
  const otherId = new URL(request.url).searchParams.get("other");
  const other = otherId === null ? null : await findCandidate(context.db, otherId);
  const itself = await findCandidate(context.db, id);
  if (!itself || other === undefined || other?.id === id) throw data(null, { status: 404 });
  // without `other`, the comparison with itself shows only if the request can be merged at all
  const refusal = mergeRefusal(itself, other ?? itself);
  if (refusal && (other || refusal.outcome === "gone" || isClosed(itself.status))) {
    throw await refusalRedirect(context, { request: itself, other, refusal }, language);
  }
  await recordAndListReadings(request, context, found, language);
  return {
    ...(other
      ? await questionView(context, found, { itself, other }, language)
      : choiceView(found, language)),
    text: texts(language).handling.duplicates,
    crumbs: crumbsTo(found, language),
  };
}

async function questionView(
  context: Context,
  found: RequestRecord,
  { itself, other }: Record<"itself" | "other", MergeCandidate>,
  language: Language,
) {
  const { duplicates } = texts(language).handling;
  const references = { other: other.reference, reference: found.reference };
  const title = translator(language)("handling.duplicates.question", references);
  return {
    meta: { title },
    title,
    lead: duplicates.text,
    consequences: await mergeConsequences(context, found, { itself, other }, language),
    form: {
      action: mergePath(found, other.id, language),
      hidden: {
        formKey: randomUUID(),
        other: other.id,
        version: String(found.version),
        otherVersion: String(other.version),
      },
      submit: duplicates.yes,
    },
    candidates: [],
  };
}

function choiceView(found: RequestRecord, language: Language) {
  const { reference, duplicates } = found;
  const title = translator(language)("handling.duplicates.pageTitle", { reference });
  return {
    meta: { title },
    title,
    lead: texts(language).handling.duplicates.pageLead,
    consequences: [],
    form: null,
    candidates: duplicates
      .filter(({ status }) => !isClosed(status))
      .map((one) => ({
        id: one.id,
        href: mergePath(found, one.id, language),
        text: `${one.reference} · ${requestName(one, language)} · ${formatDateTime(one.receivedAt, language)}`,
      })),
  };
}

/** Consequences of the merge, one per line. */
async function mergeConsequences(
  { db, now }: Context,
  found: RequestRecord,
  { itself, other }: Record<"itself" | "other", MergeCandidate>,
  language: Language,
) {
  const { points } = texts(language).handling.duplicates;
  const t = translator(language);
  const due = dueAfterMerge([itself, other], now());
  const otherMerged = await mergedInto(db, other.id);
  const { phones, emails } = contactsOf([found, other, ...found.merged, ...otherMerged]);
  const name = requestName(other, language);
  return [
    {
      key: "duplicate",
      text: t("handling.duplicates.points.duplicate", { other: other.reference, name }),
    },
    ...(found.urgent || isSet(other.urgent) ? [{ key: "urgent", text: points.urgent }] : []),
    {
      key: "clock",
      text: due
        ? t("handling.duplicates.points.clock", { time: formatDateTime(due, language) })
        : points.noClock,
    },
    {
      key: "ways",
      text: t("handling.duplicates.points.ways", {
        ways: [...phones.map(formatPhone), ...emails].join(DOT),
      }),
    },
    { key: "words", text: points.words },
  ];
}

/** Action of the confirmation page. @throws a 404 page if there is no such request */
export function answerMerge(args: ActionFunctionArgs, person: Person) {
  const { context, params } = args;
  const id = params.id ?? "";
  return formAction(args, {
    schema: mergeSchema,
    run: async ({ other: otherId, version, otherVersion, formKey }, { language, fail }) => {
      const request = await findCandidate(context.db, id);
      if (!request) throw data(null, { status: 404 });
      const result = await mergeRequests(context, person, {
        requestId: id,
        seenVersion: version,
        otherId,
        otherSeenVersion: otherVersion,
        formKey: formKey ?? randomUUID(),
      });
      switch (result.outcome) {
        case "missing":
          throw data(null, { status: 404 });
        case "conflict":
          return fail({ "": "handling.duplicates.conflict" }, 409);
        case "merged":
          return redirectWithToast(
            context,
            requestPath(request, language, "", { undo: result.undoable }),
            { key: "handling.toasts.merged", variant: "success" },
          );
        default: {
          const other = (await findCandidate(context.db, otherId)) ?? null;
          return refusalRedirect(context, { request, other, refusal: result }, language);
        }
      }
    },
  });
}

/** Redirects to the request with the reason of the refusal, or to the reverse merge. */
async function refusalRedirect(
  context: Context,
  attempt: { request: MergeCandidate; other: MergeCandidate | null; refusal: MergeRefusal },
  language: Language,
): Promise<Response> {
  const { request, other, refusal } = attempt;
  if (refusal.outcome === "rank" && other) {
    return redirect(mergePath(other, request.id, language), 303);
  }
  const page = requestPath(request, language);
  const toast = { variant: "error", duration: 0 } as const;
  if (refusal.outcome !== "part") {
    const key = refusal.outcome === "gone" ? "gone" : "impossible";
    return redirectWithToast(context, page, { key: `handling.toasts.${key}`, ...toast });
  }
  const target = await findCandidate(context.db, refusal.into);
  const parameters = { part: refusal.part, into: target?.reference ?? "" };
  return redirectWithToast(context, page, { key: "handling.toasts.part", parameters, ...toast });
}
