import { data } from "@remix-run/node";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, type TextKey, texts, translator } from "~/server/i18n.server";
import { findBooking } from "../booking-record.server";
import { bookingView } from "./booking-view.server";

export type LoadedBooking = Awaited<ReturnType<typeof loadBooking>>;

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

/** Back to the booking, with word of what was done there. */
export function backToBooking(context: Context, id: string, language: Language, key: TextKey) {
  return redirectWithToast(context, paths.dashboardBooking(id, language), {
    key,
    variant: "success",
  });
}
