import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { key, requiredSecret } from "~/features/forms/fields.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { confirmedFormAction } from "~/features/passwords/confirmed-form.server";
import type { RequestKey } from "~/features/requests/request-key";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { eraseRequest, findErasable } from "./erase-request.server";

const erasureSchema = z.object({
  /** That it is the family who asks. */
  asked: z.literal("on", { error: key("askedRequired") }),
  currentPassword: requiredSecret(),
});

export type LoadedErasure = Awaited<ReturnType<typeof loadErasure>>;

/**
 * The page that asks before a request is erased.
 *
 * @throws a 404 page for a request that is not there; for one that is erased, or was made into a booking,
 *   a redirect to its page, which says so
 */
export async function loadErasure(request: Request, context: Context, asked: RequestKey) {
  const language = languageOf(request);
  const found = await findErasable(context.db, asked);
  if (!found) throw data(null, { status: 404 });
  if (found.isErased || found.bookingId) throw redirect(pageOf(asked, language), 303);
  const { erasing, account, dashboard } = texts(language);
  const title = translator(language)("erasing.title", { reference: found.reference });
  const isBooking = asked.kind === "booking";
  const list = isBooking
    ? { href: paths.dashboardBookings(language), label: dashboard.nav.bookings }
    : { href: paths.dashboardPage("contacts", language), label: dashboard.nav.messages };
  return {
    meta: { title },
    title,
    text: erasing,
    fields: account.fields,
    rules: formRulesOf(erasureSchema),
    crumbs: [list, { href: pageOf(asked, language), label: found.reference }],
    action: pageOf(asked, language, "erasure"),
  };
}

/** The action of that page. @throws a 404 page for a request that is not there */
export function answerErasure(args: ActionFunctionArgs, person: Person, kind: RequestKey["kind"]) {
  const { context, params } = args;
  const asked = { kind, id: params.id ?? "" };
  return confirmedFormAction(args, person, {
    schema: erasureSchema,
    run: async (_, { language }) => {
      const outcome = await eraseRequest(context, person.id, asked);
      if (outcome === "missing") throw data(null, { status: 404 });
      return redirectWithToast(context, pageOf(asked, language), {
        key: "erasing.done",
        variant: "success",
      });
    },
  });
}

function pageOf({ kind, id }: RequestKey, language: Language, part?: string): string {
  return paths.dashboardRecord(kind === "booking" ? "bookings" : "contacts", id, language, part);
}
