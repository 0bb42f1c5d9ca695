import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { Option } from "~/ui/form/controls";
import { requestPath } from "../request-path";
import { contactLinks, phoneView, type Signature } from "../ways.server";
import type { ShownRequest } from "./shown.server";

export type PeopleView = ReturnType<typeof peopleView>;
export type PersonView = PeopleView["all"][number];

/** The number for the head's call button: the writer's, else another person's. */
export function firstPhoneOf({ contacts, people }: ShownRequest): string | null {
  const [first] = [...contacts.phones, ...people.map(({ phone }) => phone)].filter(Boolean);
  return first ?? null;
}

/** The patient, the writer and the added people of a case; without links if merged or erased. */
export function peopleView(found: ShownRequest, signature: Signature, language: Language) {
  const { people: text } = texts(language).requestWork;
  const t = translator(language);
  const hasNoContactLinks = found.isErased || found.partOf !== null;
  const all = found.people.map((person) => {
    const { id, name, relation, phone, email, mayKnow, note, from } = person;
    const contact = { fullName: name, email, phone: phone || null, reference: found.reference };
    const ways = contactLinks({ ...contact, language: person.language }, signature);
    return {
      id,
      name: name || ways.call?.text || email,
      about: [relation, from && t("requestWork.people.from", { reference: from })]
        .filter(Boolean)
        .join(" · "),
      mayKnow: text.mayKnow[mayKnow],
      note,
      ways: hasNoContactLinks ? null : ways,
      isInHead: phone !== "" && phone === firstPhoneOf(found),
      href: found.isErased ? null : requestPath(found, language, "people", { contact: id }),
    };
  });
  const writer = { name: found.fullName, about: [text.writer, found.relation].filter(Boolean) };
  const possibleRecipients = found.people.filter(({ email, phone, mayKnow }) =>
    mayKnow === "all" ? email !== "" || phone !== "" : mayKnow === "steps" && email !== "",
  );
  const options = possibleRecipients.map(({ id, name, email, phone, mayKnow }) => ({
    value: id,
    label: [name, email || phoneView(phone)?.text, text.mayKnow[mayKnow]]
      .filter(Boolean)
      .join(" · "),
  }));
  return {
    patient: found.patientName,
    writer: { ...writer, about: writer.about.join(" · ") },
    all,
    /** People who can be called, besides the one of the head's call button. */
    others: all.filter(({ ways, isInHead }) => ways?.call && !isInHead),
    add: found.isErased ? null : requestPath(found, language, "people"),
    /** Choice of an answer's recipient; null if there is only the writer, or the case is merged. */
    recipients:
      options.length === 0 || found.partOf
        ? null
        : recipientChoice(found, options, text.to, text.writer),
  };
}

/** Choice of the recipient; the default is the writer. */
function recipientChoice(found: ShownRequest, options: Option[], label: string, writer: string) {
  const { emails, phones } = found.contacts;
  const address = emails[0] ?? phoneView(phones[0] ?? null)?.text;
  return {
    label,
    options,
    placeholder: [found.fullName || writer, address].filter(Boolean).join(" · "),
  };
}
