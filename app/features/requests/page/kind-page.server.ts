import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { bookingSchema } from "~/features/bookings/booking.schema";
import { possibleDuplicates } from "~/features/bookings/duplicates.server";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { findForMaking } from "~/features/messages/made-into.server";
import { writtenPhone } from "~/features/phone/phone.server";
import { nameOrNumber } from "~/features/requests/dashboard/contact-links.server";
import { readAndListReaders } from "~/features/requests/dashboard/readers.server";
import { deskFields } from "~/features/requests/fact-fields.server";
import { type FactKey, nothingSaid } from "~/features/requests/facts";
import { hiddenFields } from "~/features/requests/reply.schema";
import type { Person } from "~/features/sessions/person";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { makeBooking } from "../made-bookings.server";

const typedFirst: readonly FactKey[] = [
  "fullName",
  "phoneNumber",
  "email",
  "urgent",
  "service",
  "patientCurrentLocation",
  "destinationCountry",
];

/** What a message leaves open; where it says nothing, the coordinator may leave it open, too. */
const makingSchema = z.object({
  ...hiddenFields,
  ...bookingSchema.pick({
    fullName: true,
    phoneNumber: true,
    email: true,
    service: true,
    patientCurrentLocation: true,
    destinationCountry: true,
    urgent: true,
  }).shape,
});

export type LoadedMaking = Awaited<ReturnType<typeof loadMaking>>;

/**
 * The short form with what a booking needs beside the message.
 *
 * @throws a 404 page for a message that is not there, or is erased
 */
export async function loadMaking(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const message = await findForMaking(context.db, id);
  if (!message || message.name === "") throw data(null, { status: 404 });
  await readAndListReaders(request, context, id, language);
  const { dashboard, handling, requestWork } = texts(language);
  const { making } = requestWork;
  const t = translator(language);
  const title = t("requestWork.making.title", { reference: message.reference });
  const duplicates = await possibleDuplicates(context.db, {
    id,
    emails: [message.email],
    phones: [message.phone ?? ""],
    receivedAt: message.receivedAt,
  });
  return {
    meta: { title },
    title,
    keptForm: message.bookingId ? null : { id: "making" },
    text: {
      ...making,
      words: t("requestWork.making.words", { name: message.name }),
      back: handling.message.back,
      list: dashboard.nav.messages,
    },
    view: {
      reference: message.reference,
      words: message.message,
      code: message.language,
      /** Where the work goes on, once there is a booking. */
      made: message.bookingId
        ? { href: paths.dashboardBooking(message.bookingId, language), text: making.became }
        : null,
      known: duplicates
        .filter(({ status }) => status !== "duplicate")
        .map((one) => ({
          id: one.id,
          href: paths.dashboardBooking(one.id, language),
          label: one.reference,
          about: `${nameOrNumber({ name: one.fullName, phone: one.phoneNumber }, language)} · ${dashboard.statuses[one.status]}`,
        })),
      rules: formRulesOf(makingSchema),
      hidden: { formKey: randomUUID() },
      defaults: {
        fullName: message.name,
        email: message.email,
        phoneNumber: message.phone ? writtenPhone(message.phone) : "",
        urgent: "no",
      },
      fields: deskFields(language, typedFirst),
      paths: {
        list: paths.dashboardPage("contacts", language),
        message: paths.dashboardRecord("contacts", id, language),
        booking: paths.dashboardRecord("contacts", id, language, "booking"),
      },
    },
  };
}

/** The action of the form. @throws a 404 page for a message that is not there, or is erased */
export function answerMaking(args: ActionFunctionArgs, person: Person) {
  const { context, params } = args;
  return formAction(args, {
    schema: makingSchema,
    run: async ({ formKey, ...typed }, { language, fail }) => {
      const outcome = await makeBooking(context, person, {
        messageId: params.id ?? "",
        answers: { ...nothingSaid, ...typed },
        formKey: formKey ?? randomUUID(),
      });
      if (outcome.outcome === "missing") throw data(null, { status: 404 });
      // somebody was faster: what was typed here is shown beside the way there
      if (outcome.outcome === "known") return fail({ "": "madeMeanwhile" }, 409);
      const page = paths.dashboardBooking(outcome.id, language);
      return redirectWithToast(context, page, {
        key: "handling.toasts.made",
        variant: "success",
      });
    },
  });
}
