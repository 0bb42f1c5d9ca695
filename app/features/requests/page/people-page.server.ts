import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import {
  hiddenField,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredChoice,
} from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import type { Person } from "~/features/sessions/person";
import { type Language, languageNames, languages } from "~/locales/languages";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import { seenFields } from "../act.schema";
import { type ContactOutcome, removeContact, saveContact } from "../contact-changes.server";
import { hiddenFields } from "../reply.schema";
import { mayKnowOptions } from "../request-contact";
import { requestPath } from "../request-path";
import { crumbsTo, requestOr404 } from "./load.server";
import { recordAndListReadings } from "./readers.server";

const NOTE_MAX = 500;

const contactSchema = z.object({
  ...hiddenFields,
  /** Id of the person; empty for a new person. */
  contact: hiddenField(),
  version: seenFields.version,
  name: optionalLine(120),
  relation: optionalLine(80),
  phone: optionalPhone().transform((phone) => phone ?? ""),
  email: optionalEmail(),
  language: requiredChoice(languages),
  mayKnow: requiredChoice(mayKnowOptions),
  note: optionalText(NOTE_MAX),
});

export type LoadedPeople = Awaited<ReturnType<typeof loadPeople>>;

/**
 * Loads the form for a person of a case; `?contact=` names the person to change.
 *
 * @throws a 404 page if the request is missing or erased
 */
export async function loadPeople(request: Request, context: Context, requestId = "") {
  const language = languageOf(request);
  const found = await requestOr404(request, context, requestId);
  if (found.isErased) throw data(null, { status: 404 });
  await recordAndListReadings(request, context, found, language);
  const id = new URL(request.url).searchParams.get("contact");
  const person = found.people.find((one) => one.id === id);
  const text = texts(language).requestWork.people;
  const t = translator(language);
  const { reference } = found;
  const title = person
    ? t("requestWork.people.changeTitle", { reference })
    : t("requestWork.people.addTitle", { reference });
  const { version, from: _, id: contact = "", ...facts } = person ?? { version: 0 };
  const defaults: Record<string, string> = { language: found.language, mayKnow: "all", ...facts };
  if (defaults.phone) defaults.phone = formatPhone(defaults.phone);
  return {
    meta: { title },
    title,
    text,
    view: {
      crumbs: crumbsTo(found, language),
      action: requestPath(found, language, "people", { contact }),
      rules: formRulesOf(contactSchema),
      hidden: { formKey: randomUUID(), contact, version: String(version) },
      defaults,
      languages: languages.map((value) => ({ value, label: languageNames[value] })),
      mayKnow: mayKnowOptions.map((value) => ({ value, label: text.mayKnow[value] })),
      removal: person && {
        action: requestPath(found, language, "people/removal"),
        hidden: { contact, version: String(version) },
      },
      requestHref: requestPath(found, language),
    },
  };
}

/** Action of the person's form. @throws a 404 page if the request is missing or erased */
export function answerContactForm(args: ActionFunctionArgs, person: Person) {
  const { context, params } = args;
  const requestId = params.id ?? "";
  return formAction(args, {
    schema: contactSchema,
    run: async ({ formKey, contact, version, ...facts }, { language, fields, fail }) => {
      const { name, phone, email } = facts;
      if (name === "" && phone === "" && email === "") {
        return fail({ name: "requestWork.people.empty" });
      }
      const saved = await saveContact(context, person, {
        requestId,
        contactId: contact,
        facts,
        seenVersion: version,
        formKey: formKey ?? randomUUID(),
      });
      switch (saved.outcome) {
        case "missing":
          throw data(null, { status: 404 });
        case "known":
          return fail({ [saved.way]: "requestWork.people.known" });
        case "gone":
        case "conflict":
          // the form then gets the current version, so submitting again overwrites the other change
          // or adds the removed person again
          for (const field of ["contact", "version", "formKey"]) fields.delete(field);
          return fail({ "": `requestWork.people.${saved.outcome}` }, 409);
        case "done":
          return redirectToRequest(context, requestId, language, saved, "saved");
      }
    },
  });
}

/** Removes a person. @throws a 404 page if the request is missing or erased */
export async function answerRemoval({ request, context, params }: ActionFunctionArgs, by: Person) {
  const language = languageOf(request);
  const found = await requestOr404(request, context, params.id);
  const fields = await readButtonForm(request, context, requestPath(found, language));
  const result = await removeContact(context, by, {
    requestId: found.id,
    contactId: String(fields.get("contact") ?? ""),
    seenVersion: Number(fields.get("version")),
  });
  if (result.outcome === "missing") throw data(null, { status: 404 });
  return redirectToRequest(context, found.id, language, result, "removed");
}

function redirectToRequest(
  context: Context,
  id: string,
  language: Language,
  result: ContactOutcome,
  change: "saved" | "removed",
) {
  // the kind is unknown here; an address with the wrong kind redirects to the right one
  const page = `${requestPath({ kind: "booking", id }, language)}#people`;
  if (result.outcome === "gone" || result.outcome === "conflict") {
    const key = `requestWork.people.toasts.${result.outcome}` as const;
    return redirectWithToast(context, page, { key, variant: "error" });
  }
  const hasStoppedMails = result.outcome === "done" && result.stopped > 0;
  const key = `requestWork.people.toasts.${hasStoppedMails ? "stopped" : change}` as const;
  return redirectWithToast(context, page, { key, variant: "success" });
}
