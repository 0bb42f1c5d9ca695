import type { Queryable } from "#db/connection.server";
import { namedHospitals } from "~/features/content/hospitals/hospital-choice.server";
import type { Language } from "~/locales/languages";
import type { RequestRecord } from "../find.server";
import type { Partner } from "../partners";
import { partnersOf } from "../partners.server";
import { requestPath } from "../request-path";
import { emailView, phoneView } from "../ways.server";
import { partnerFact } from "./partner-words.server";

export type PartnersView = Awaited<ReturnType<typeof partnersView>>;

/** Partners that were asked for a request or for requests merged into it. */
export async function partnersView(db: Queryable, found: RequestRecord, language: Language) {
  const lines = await partnersOf(db, [found.id, ...found.merged.map(({ id }) => id)]);
  const ids = lines.flatMap(({ hospitalId }) => hospitalId ?? []);
  const hospitals = await namedHospitals(db, ids, language);
  const path = requestPath(found, language, "partners");
  return {
    addHref: path,
    lines: lines.map((line) => ({
      ...lineView(line, language),
      name: (line.hospitalId && hospitals.get(line.hospitalId)?.name) || line.name,
      href: requestPath(found, language, "partners", { line: line.id }),
    })),
  };
}

function lineView(line: Partner, language: Language) {
  const factText = (fact: Parameters<typeof partnerFact>[0]) =>
    partnerFact(fact, line[fact], language);
  return {
    id: line.id,
    asked: factText("askedOn"),
    answer: factText("answer"),
    words: line.answerWords,
    contact: line.contactName,
    phone: phoneView(line.contactPhone),
    email: emailView(line.contactEmail),
    appointment: [factText("appointmentOn"), factText("appointmentTime")]
      .filter(Boolean)
      .join(", "),
    followUp: factText("followUpOn"),
  };
}
