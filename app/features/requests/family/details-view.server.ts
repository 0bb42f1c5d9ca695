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

/** The facts to correct, or the reason why they can no longer be corrected here. */
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
  const shown = correctableFacts[row.kind].filter(
    (key) => canChangeContact || !contactFacts.includes(key),
  );
  const all = formFields("booking", language, await hospitalOptions(db, facts.hospital, language));
  const fields = all.filter(({ name }) => shown.some((key) => key === name));
  const common = { meta: { title: text.title }, top, text, action, labels: labelsOf(fields) };
  if (!isCorrectable(row.status)) return { ...common, form: null, keptForm: null };
  const typed = typedFacts(facts);
  const seen = Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? ""]));
  const contact = factLines(facts, language).filter(({ key }) => contactFacts.includes(key));
  return {
    ...common,
    keptForm: { id: "details", action },
    form: {
      fields,
      defaults: seen,
      rules: formRulesOf(detailsSchemas[row.kind]),
      hidden: { seenFacts: JSON.stringify(seen), [SUBMISSION_KEY_FIELD]: newSubmissionKey() },
      contact: canChangeContact
        ? null
        : {
            lines: contact.map(({ term, value }) => ({ term, value })),
            // a reader with an account gets no code, and has to write or call
            code:
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

/** Published hospitals, and the current one if it is not among them. */
async function hospitalOptions(db: Queryable, present: string, language: Language) {
  const listed = await hospitalChoices(db, language);
  const options = listed.map(({ slug, name }) => ({ value: slug, label: name }));
  if (present === "" || options.some(({ value }) => value === present)) return options;
  const label = (await hospitalName(db, present, language)) ?? present;
  return [{ value: present, label }, ...options];
}
