import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, type TextKey, texts, translator } from "~/server/i18n.server";
import { findCase } from "../case.server";
import { caseView } from "./case-view.server";
import { readAndListReaders } from "./readers.server";

/**
 * What every page about one booking is loaded with.
 *
 * @throws a 404 page for a booking that is not there
 */
export async function loadCase(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await findCase(context.db, id, language, context.now());
  if (!found) throw data(null, { status: 404 });
  const { nav, detail, act, history, list, erased, readers } = texts(language).dashboard;
  const title = translator(language)("dashboard.detail.title", { reference: found.reference });
  return {
    meta: { title },
    title,
    view: caseView(found, language, context.now()),
    readers: await readAndListReaders(request, context, found.id, language),
    text: { nav, detail, act, history, erased, readers, urgent: list.urgent },
  };
}

export type CasePage = Awaited<ReturnType<typeof loadCase>>;

/** What a form about one booking says, or the answer to one that failed. */
export async function readCaseForm<Schema extends z.ZodObject>(
  request: Request,
  context: Context,
  schema: Schema,
) {
  const language = languageOf(request);
  const form = await readForm(request, context);
  const { fields, refusal } = form;
  if (refusal) return { failed: refusedForm(context, language, { ...form, refusal }) };
  const parsed = parseWithZod(fields, { schema, disableAutoCoercion: true });
  return parsed.status === "success"
    ? { value: parsed.value, fields }
    : { failed: failedForm(context, language, fields, parsed.error ?? {}) };
}

/** Back to the booking, with word of what was done there. */
export function backToCase(context: Context, id: string, language: Language, key: TextKey) {
  return redirectWithToast(context, paths.dashboardBooking(id, language), {
    key,
    variant: "success",
  });
}
