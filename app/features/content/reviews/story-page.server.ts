import type { Queryable } from "#db/connection.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { newSubmissionKey } from "~/features/forms/submissions.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { drawnImage } from "~/server/drawn-image.server";
import { texts } from "~/server/i18n.server";
import { specialtyOptions } from "../hospitals/choices";
import { countryOptions, destinations } from "../hospitals/countries";
import { storyHospitalChoices } from "../hospitals/hospitals.server";
import { OTHER } from "./review";
import { storySchema } from "./story.schema";

export async function storyPage(db: Queryable, language: Language) {
  const { booking, hospitals, messages, reviews, submission } = texts(language);
  const { title, lead, metaDescription, ...text } = reviews.story;
  const choices = await storyHospitalChoices(db, language);
  const { country, treatment } = text.fields;
  return {
    meta: { title, description: metaDescription, image: drawnImage("stories", language) },
    heading: { title, lead, failed: messages.actionFailed },
    privacy: { href: paths.privacy(language), label: booking.aside.privacyLink },
    form: {
      action: paths.shareYourStory(language),
      submissionKey: newSubmissionKey(),
      rules: formRulesOf(storySchema([])),
      defaults: {},
      countries: [
        ...countryOptions(language, destinations),
        { value: OTHER, label: country.other },
      ],
      treatments: [...specialtyOptions(hospitals), { value: OTHER, label: treatment.other }],
      hospitals: choices.map(({ slug, name }) => ({ value: slug, label: name })),
      text: { ...text, ...submission.form },
    },
  };
}
