import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { isSet } from "#db/flag";
import { pageField } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import { firstDueOf } from "~/features/requests/handed-clocks.server";
import { hiddenFields } from "~/features/requests/reply.schema";
import type { Person } from "~/features/sessions/person";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { DOT } from "~/ui/dot";
import { findBooking } from "../booking-record.server";
import {
  contactsOf,
  type ForMerge,
  findForMerge,
  mergedInto,
  possibleDuplicates,
} from "../duplicates.server";
import { type MergeRefusal, mergeBookings, mergeRefusal } from "../merges.server";
import { isClosed } from "../statuses";
import { bookingName } from "./booking-name.server";

const mergeSchema = z.object({
  ...hiddenFields,
  other: pageField(),
  version: z.coerce.number().int().catch(0),
  otherVersion: z.coerce.number().int().catch(0),
});

export type LoadedMerge = Awaited<ReturnType<typeof loadMerge>>;

/**
 * The page that asks before two bookings become one; without an `other` in its address it lists what
 * may be merged.
 *
 * @throws a 404 page where one of the two is not there; a redirect to the booking, which says why, where
 *   they cannot be merged
 */
export async function loadMerge(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await findBooking(context.db, id, language, context.now());
  const otherId = new URL(request.url).searchParams.get("other");
  const other = otherId === null ? null : await findForMerge(context.db, otherId);
  const itself = await findForMerge(context.db, id);
  if (!found || !itself || other === undefined || other?.id === id) {
    throw data(null, { status: 404 });
  }
  const refusal = mergeRefusal(itself, other ?? itself);
  if (refusal && (other || refusal.outcome === "gone" || isClosed(itself.status))) {
    throw await sayRefused(context, id, refusal, language);
  }
  await readAndListReaders(request, context, id, language);
  const { handling, dashboard } = texts(language);
  const { duplicates } = handling;
  const t = translator(language);
  const { reference } = found;
  const title = other
    ? t("handling.duplicates.question", { other: other.reference, reference })
    : t("handling.duplicates.pageTitle", { reference });
  const page = (more?: string) =>
    paths.dashboardRecord("bookings", id, language, "merges", { other: more });
  const merged = await mergedInto(context.db, id);
  const candidates = other
    ? []
    : await possibleDuplicates(context.db, { ...found, ...contactsOf([found, ...merged]) });
  return {
    meta: { title },
    title,
    text: duplicates,
    list: dashboard.nav.bookings,
    view: {
      reference,
      lead: other ? duplicates.text : duplicates.pageLead,
      goes: other ? await mergePoints(context, itself, other, language) : [],
      form: other && {
        action: page(other.id),
        hidden: {
          formKey: randomUUID(),
          other: other.id,
          version: String(found.version),
          otherVersion: String(other.version),
        },
        submit: duplicates.yes,
      },
      candidates: candidates
        .filter(({ status }) => !isClosed(status))
        .map((one) => ({
          id: one.id,
          href: page(one.id),
          text: `${one.reference} · ${bookingName(one, language)} · ${formatDateTime(one.receivedAt, language)}`,
        })),
      paths: {
        list: paths.dashboardBookings(language),
        request: paths.dashboardBooking(id, language),
      },
    },
  };
}

/** Each thing that will be so once the two are one. */
async function mergePoints(
  { db, now }: Context,
  booking: ForMerge,
  other: ForMerge,
  language: Language,
) {
  const { points } = texts(language).handling.duplicates;
  const t = translator(language);
  const first = await firstDueOf(db, [booking.id, other.id], now());
  const all = [booking, other, ...(await mergedInto(db, booking.id))];
  const { phones, emails } = contactsOf([...all, ...(await mergedInto(db, other.id))]);
  const name = bookingName(other, language);
  return [
    {
      key: "duplicate",
      text: t("handling.duplicates.points.duplicate", { other: other.reference, name }),
    },
    ...(isSet(booking.urgent) || isSet(other.urgent)
      ? [{ key: "urgent", text: points.urgent }]
      : []),
    {
      key: "clock",
      text: first
        ? t("handling.duplicates.points.clock", { time: formatDateTime(first.dueAt, language) })
        : points.noClock,
    },
    {
      key: "ways",
      text: t("handling.duplicates.points.ways", {
        ways: [...phones.map(writtenPhone), ...emails].join(DOT),
      }),
    },
    { key: "words", text: points.words },
  ];
}

/** The action of the question. @throws a 404 page where the booking is not there */
export function answerMerge(args: ActionFunctionArgs, person: Person) {
  const { context, params } = args;
  const bookingId = params.id ?? "";
  return formAction(args, {
    schema: mergeSchema,
    run: async ({ other, version, otherVersion, formKey }, { language, fail }) => {
      const merge = { bookingId, seenVersion: version, otherId: other };
      const merged = await mergeBookings(context, person, {
        ...merge,
        otherSeenVersion: otherVersion,
        formKey: formKey ?? randomUUID(),
      });
      const page = paths.dashboardBooking(bookingId, language);
      switch (merged.outcome) {
        case "missing":
          throw data(null, { status: 404 });
        case "conflict":
          return fail({ "": "handling.duplicates.conflict" }, 409);
        case "gone":
        case "part":
        case "impossible":
          return sayRefused(context, bookingId, merged, language);
        case "merged":
          return redirectWithToast(
            context,
            merged.undoable ? `${page}?undo=${merged.undoable}` : page,
            {
              key: "handling.toasts.merged",
              variant: "success",
            },
          );
      }
    },
  });
}

/** Leads to the booking, and says there why nothing was merged. */
async function sayRefused(
  context: Context,
  id: string,
  refusal: MergeRefusal,
  language: Language,
): Promise<Response> {
  const into = refusal.outcome === "part" && (await findForMerge(context.db, refusal.into));
  return redirectWithToast(context, paths.dashboardBooking(id, language), {
    ...(refusal.outcome === "part"
      ? {
          key: "handling.toasts.part",
          parameters: { part: refusal.part, into: into ? into.reference : "" },
        }
      : { key: `handling.toasts.${refusal.outcome}` }),
    variant: "error",
    duration: 0,
  });
}
