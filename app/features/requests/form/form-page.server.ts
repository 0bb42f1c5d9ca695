import type { Queryable } from "#db/connection.server";
import { isSet } from "#db/flag";
import type { RequestKind } from "#db/tables/requests";
import { doctorNameAt } from "~/features/content/doctors/doctors.server";
import { countryName } from "~/features/content/hospitals/countries";
import {
  findHospitalChoice,
  type HospitalChoice,
  hospitalChoices,
} from "~/features/content/hospitals/hospital-choice.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { newSubmissionKey } from "~/features/forms/submissions.server";
import type { Person } from "~/features/sessions/person";
import type { Language } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { cleanText } from "~/server/form.server";
import { texts, translator } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import { isServiceKey } from "~/service-keys";
import type { Option } from "~/ui/form/controls";
import { formFields, formWords } from "../fact-fields.server";
import type { FormValues } from "../facts";
import { formSchema } from "../fields.schema";

interface Visitor {
  person: Person | null;
  language: Language;
}

/** The booking form, prefilled with the service, hospital and doctor in the address. */
export async function bookingPage(
  { db }: Context,
  query: URLSearchParams,
  { person, language }: Visitor,
) {
  const { booking } = texts(language);
  const service = query.get("service");
  const chosenService = isServiceKey(service) ? service : null;
  const hospital = await findHospitalChoice(db, cleanText(query.get("hospital") ?? ""), language);
  const doctorId = cleanText(query.get("doctor") ?? "");
  const doctor = doctorId && (await doctorNameAt(db, doctorId, hospital?.slug, language));
  return {
    meta: { title: booking.title, description: plainText(booking.metaDescription) },
    heading: { title: booking.heading, lead: booking.lead },
    aside: { text: booking.aside, privacyHref: paths.privacy(language) },
    form: {
      ...formOf("booking", language, await offeredHospitals(db, hospital, language)),
      action: paths.booking(language, {
        service: chosenService,
        hospital: hospital?.slug,
        doctor: doctor ? doctorId : null,
      }),
      defaults: {
        fullName: person?.name ?? "",
        email: person?.email ?? "",
        phoneNumber: person?.phone ? formatPhone(person.phone) : "",
        destinationCountry: countryName(hospital?.country, language),
        service: chosenService ?? "",
        hospital: hospital?.slug ?? "",
        // a separate line before the family's text
        tellUsMore: doctor ? `${translator(language)("doctorList.wish", { doctor })}\n` : "",
      } satisfies Defaults<"booking">,
      danger: booking.danger,
      submit: booking.form.submit,
      more: booking.form.more,
      note: { href: paths.callBack(language), label: booking.callBack.noEmail },
    },
  };
}

/**
 * The call-back page.
 *
 * @param addedTo reference of the submitted call-back to which details are added
 * @param more true to show the form for details
 */
export async function callBackPage(
  context: Context,
  { person, language, addedTo, more }: Visitor & { addedTo: string | null; more: boolean },
) {
  const { booking } = texts(language);
  const { callBack } = booking;
  const words = more ? callBack.more : callBack;
  const earlierCallBack = addedTo === null ? undefined : await findCallBack(context.db, addedTo);
  const phone = earlierCallBack?.phone ?? person?.phone;
  const form = formOf("call_back", language);
  return {
    meta: { title: callBack.title, description: callBack.metaDescription },
    heading: { title: words.heading, lead: words.lead },
    aside: {
      text: { ...booking.aside, next: callBack.next },
      privacyHref: paths.privacy(language),
    },
    form: {
      ...form,
      action: paths.callBack(language, { more: more ? 1 : null }),
      defaults: {
        urgent: earlierCallBack ? (isSet(earlierCallBack.urgent) ? "yes" : "no") : "",
        phoneNumber: phone ? formatPhone(phone) : "",
        fullName: earlierCallBack?.name ?? person?.name ?? "",
      } satisfies Defaults<"call_back">,
      danger: booking.danger,
      submit: words.submit,
      // details are asked for only after the number was submitted
      fields: form.fields.filter(({ is }) => more || is !== "words"),
    },
  };
}

/** Ways to reach us, and the contact form, prefilled from the account. */
export function contactPage({ person, language }: Visitor) {
  const { contact } = texts(language);
  return {
    meta: { title: contact.title, description: contact.metaDescription },
    heading: { title: contact.title, lead: contact.lead },
    urgent: contact.urgent,
    reach: contact.reach,
    formTitle: contact.formTitle,
    form: {
      ...formOf("message", language),
      action: paths.contact(language),
      defaults: {
        name: person?.name ?? "",
        email: person?.email ?? "",
        phone: person?.phone ? formatPhone(person.phone) : "",
      } satisfies Defaults<"message">,
      submit: contact.form.submit,
    },
  };
}

type Defaults<Kind extends RequestKind> = { [Name in keyof FormValues<Kind>]?: string };

const schemas = {
  booking: formSchema("booking"),
  call_back: formSchema("call_back"),
  message: formSchema("message"),
};

/** Form ids; phones store drafts under them. */
const formIds = { booking: "booking", call_back: "call-back", message: "contact" } as const;

/** Fields of a form as declared. @param hospitals options, if the form asks for a hospital */
function formOf(kind: RequestKind, language: Language, hospitals: readonly Option[] = []) {
  return {
    id: formIds[kind],
    submissionKey: newSubmissionKey(),
    rules: formRulesOf(schemas[kind]),
    fields: formFields(kind, language, hospitals),
    labels: formWords(kind, language),
    text: texts(language).submission.form,
  };
}

/** Published hospitals, and the one from whose page the reader came. */
async function offeredHospitals(
  db: Queryable,
  linkedHospital: HospitalChoice | null,
  language: Language,
): Promise<Option[]> {
  const all = await hospitalChoices(db, language);
  const isListed = all.some(({ slug }) => slug === linkedHospital?.slug);
  return (linkedHospital && !isListed ? [linkedHospital, ...all] : all).map(({ slug, name }) => ({
    value: slug,
    label: name,
  }));
}

function findCallBack(db: Queryable, reference: string) {
  return db
    .selectFrom("requests")
    .select(["phone_number as phone", "full_name as name", "urgent"])
    .where("reference", "=", reference)
    .where("kind", "=", "call_back")
    .executeTakeFirst();
}
