import { randomUUID } from "node:crypto";
import { consentFieldsView } from "~/features/consent/consent-fields.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { dhakaDay } from "~/locales/calendar";
import { languageNames, languages } from "~/locales/languages";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { newReviewSchema } from "../moderation.schema";
import { ratings } from "../review";
import { reviewPaths } from "./review-paths.server";
import { storyFieldsView } from "./story-fields.server";

export type CreationPageData = Awaited<ReturnType<typeof loadCreation>>;

/** The form for a story that reached us another way than by our own. */
export async function loadCreation(request: Request, context: Context) {
  const language = languageOf(request);
  const { moderation, reviews } = texts(language);
  const { creation } = moderation;
  const fields = await storyFieldsView(context.db, null, language);
  const today = dhakaDay(context.now());
  const consent = consentFieldsView(creation, today, language);
  return {
    meta: { title: creation.title },
    view: {
      crumbs: [{ href: reviewPaths.list(language), label: moderation.title }],
      action: reviewPaths.create(language),
      fields,
      labels: {
        ...fields.labels,
        language: { label: creation.language },
        rating: { label: reviews.story.fields.rating.label },
        ...consent.labels,
      },
      languages: languages.map((code) => ({ value: code, label: languageNames[code] })),
      ratings: ratings.map((value) => ({ value, label: reviews.story.ratings[value] })),
      consent,
      rules: formRulesOf(newReviewSchema([], today)),
      formKey: randomUUID(),
    },
    text: {
      choose: creation.choose,
      createTitle: creation.title,
      createLead: creation.lead,
      createSubmit: creation.submit,
    },
  };
}
