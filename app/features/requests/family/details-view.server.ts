import type { Queryable } from "#db/connection.server";
import { hospitalChoices, hospitalName } from "~/features/content/hospitals/hospital-choice.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { SUBMISSION_KEY_FIELD } from "~/features/forms/submission";
import { newSubmissionKey } from "~/features/forms/submissions.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { labelsOf } from "../fact-controls";
import { formFields, typedFacts } from "../fact-fields.server";
import { factsOf } from "../fact-rows.server";
import { factLines } from "../fact-words.server";
import { isCorrectable } from "../family-corrections.server";
import type { FamilyReader } from "../family-page.server";
import { isConfirmed } from "../fresh-code.server";
import { contactFacts, correctableFacts, detailsSchemas } from "./details.schema";
import { familyTopView } from "./top-view.server";

/** The form that corrects facts; without a form if they can no longer be corrected here. */
export async function detailsView(
  { db, now }: Pick<Context, "db" | "now">,
  reader: FamilyReader,
  language: Language,
) {
  const row = await db
    .selectFrom("requests")
    .selectAll()
    .where("id", "=", reader.requestId)
    .executeTakeFirstOrThrow();
  const { details: text } = texts(language).familyPage;
  const action = paths.familyPage(reader.reference, language, "details");
  const top = familyTopView(reader, language, true);
  const facts = factsOf(row);
  const canChangeContact = mayChangeContact(reader, now());
  const offeredFacts = correctableFacts[row.kind].filter(
    (key) => canChangeContact || !contactFacts.includes(key),
  );
  const options = await hospitalOptions(db, facts.hospital, language);
  const fields = formFields("booking", language, options).filter(({ name }) =>
    offeredFacts.some((key) => key === name),
  );
  const common = { meta: { title: text.title }, top, text, action, labels: labelsOf(fields) };
  if (!isCorrectable(row.status)) return { ...common, form: null, keptForm: null };
  const formValues = typedFacts(facts);
  const defaults = Object.fromEntries(fields.map(({ name }) => [name, formValues[name] ?? ""]));
  const contact = factLines(facts, language).filter(({ key }) => contactFacts.includes(key));
  return {
    ...common,
    keptForm: { id: "details", action },
    form: {
      fields,
      defaults,
      rules: formRulesOf(detailsSchemas[row.kind]),
      hidden: { seenFacts: JSON.stringify(defaults), [SUBMISSION_KEY_FIELD]: newSubmissionKey() },
      contact: canChangeContact
        ? null
        : {
            lines: contact.map(({ term, value }) => ({ term, value })),
            // a reader with an account gets no code, and has to write or call
            codeHref:
              reader.session &&
              paths.familyPage(reader.reference, language, "sharing/code", {
                next: "details",
              }),
          },
    },
  };
}

/** True if phone and email may be changed, which requires a fresh code. */
export function mayChangeContact({ session }: FamilyReader, now: Date): boolean {
  return session !== null && isConfirmed(session, now);
}

/** Published hospitals, and the request's current one if it is not published. */
async function hospitalOptions(db: Queryable, current: string, language: Language) {
  const published = await hospitalChoices(db, language);
  const options = published.map(({ slug, name }) => ({ value: slug, label: name }));
  if (current === "" || options.some(({ value }) => value === current)) return options;
  const label = (await hospitalName(db, current, language)) ?? current;
  return [{ value: current, label }, ...options];
}
