import type { Queryable } from "#db/connection.server";
import { specialtyOptions } from "~/features/content/hospitals/choices";
import { countryOptions, destinations } from "~/features/content/hospitals/countries";
import { hospitalChoices } from "~/features/content/hospitals/hospitals.server";
import type { Language } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import type { ReviewRecord } from "../moderation";
import { OTHER } from "../review";

export type StoryFieldsView = Awaited<ReturnType<typeof storyFieldsView>>;

/**
 * The choices and labels of the fields in which coordinators write of a story.
 *
 * @param review its hospital is offered even where it is public no longer
 */
export async function storyFieldsView(
  db: Queryable,
  review: ReviewRecord | null,
  language: Language,
) {
  const { hospitals, reviews, moderation } = texts(language);
  const { country, treatment, hospital } = reviews.story.fields;
  const choices = (await hospitalChoices(db, language)).map(({ slug, name }) => ({
    value: slug,
    label: name,
  }));
  const own = review?.hospital;
  const isOffered = !own || choices.some(({ value }) => value === own.slug);
  return {
    countries: [...countryOptions(language, destinations), { value: OTHER, label: country.other }],
    treatments: [...specialtyOptions(hospitals), { value: OTHER, label: treatment.other }],
    hospitals: isOffered ? choices : [{ value: own.slug, label: own.name }, ...choices],
    noHospital: moderation.facts.noHospital,
    choose: moderation.creation.choose,
    labels: {
      name: { label: moderation.correction.name },
      place: { label: moderation.correction.place },
      text: { label: moderation.correction.text },
      country: { label: country.label },
      treatment: { label: treatment.label },
      hospital: { label: hospital.label },
    },
  };
}
