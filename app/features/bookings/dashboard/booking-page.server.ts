import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { failedForm, refusedForm } from "~/server/failed-form.server";
import { redirectWithToast } from "~/server/flash.server";
import { readForm } from "~/server/form.server";
import { languageOf, type TextKey, texts, translator } from "~/server/i18n.server";
import { findBooking } from "../booking-record.server";
import { bookingView } from "./booking-view.server";

/**
 * What every page about one booking is loaded with.
 *
 * @throws a 404 page for a booking that is not there
 */
export async function loadBooking(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await findBooking(context.db, id, language, context.now());
  if (!found) throw data(null, { status: 404 });
  const { nav, detail, act, history, list, erased, readers } = texts(language).dashboard;
  const title = translator(language)("dashboard.detail.title", { reference: found.reference });
  return {
    meta: { title },
    title,
    view: bookingView(found, language, context.now()),
    readers: await readAndListReaders(request, context, found.id, language),
    text: { nav, detail, act, history, erased, readers, urgent: list.urgent },
  };
}

export type BookingPage = Awaited<ReturnType<typeof loadBooking>>;

/** What a form about one booking says, or the answer to one that failed. */
export async function readBookingForm<Schema extends z.ZodObject>(
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
export function backToBooking(context: Context, id: string, language: Language, key: TextKey) {
  return redirectWithToast(context, paths.dashboardBooking(id, language), {
    key,
    variant: "success",
  });
}
