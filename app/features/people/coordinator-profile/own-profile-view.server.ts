import { formRulesOf } from "~/features/forms/form-rules.server";
import { nameForFamilies } from "~/features/identity/coordinator";
import { findPhotoId } from "~/features/identity/coordinator-photo.server";
import { findCoordinatorProfile } from "~/features/identity/coordinator-profile.server";
import { thumbnailOf } from "~/features/pictures/picture";
import type { Person } from "~/features/sessions/person";
import { type Language, languageNames, languages } from "~/locales/languages";
import { spokenLine } from "~/locales/spoken-languages";
import { paths, type Query } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts } from "~/server/i18n.server";
import { formatPhone } from "~/server/phone.server";
import { photoOf } from "./own-photo.server";
import { ownProfileSchema } from "./own-profile.schema";
import { spokenChoices, tickedBoxes } from "./spoken-languages";

export type OwnProfileView = Awaited<ReturnType<typeof loadOwnProfile>>;

/** The page of a coordinator's own profile, with links to all settings. */
export async function loadOwnProfile(request: Request, context: Context, person: Person) {
  const language = languageOf(request);
  const { ownProfile: text, fields, profile } = texts(language).account;
  const { account } = texts(language);
  const publicProfile = await findCoordinatorProfile(context.db, person.id);
  return {
    meta: { title: text.title },
    text,
    fields,
    email: person.email,
    nameFirst: person.name ? null : text.nameFirst,
    // after saving, continues to the page that required a name
    action: paths.dashboardPage("edit-profile", language, {
      redirectTo: new URL(request.url).searchParams.get("redirectTo"),
    }),
    rules: formRulesOf(ownProfileSchema),
    values: {
      name: person.name ?? "",
      publicName: publicProfile.publicName ?? "",
      phone: person.phone ? formatPhone(person.phone) : "",
      language: person.language,
      ...tickedBoxes(publicProfile.spoken),
    },
    languages: languages.map((value) => ({ value, label: languageNames[value] })),
    spoken: spokenChoices(language),
    shownToFamilies: {
      name: nameForFamilies(publicProfile, person.name),
      speaks: spokenLine(publicProfile.spoken, language),
    },
    photo: thumbnailOf(await photoOf(context.db, person.id, language)),
    photoChoiceHref: ownPhotoPage(language),
    choosePhoto: texts(language).pictures.record.photo,
    secondFactor: person.secondFactor ? account.security.isOn : account.security.isOff,
    links: [
      { href: paths.profilePart("password", language), label: profile.changePassword },
      { href: paths.dashboardPage("security", language), label: account.security.title },
      { href: paths.profilePart("devices", language), label: profile.devices },
      { href: paths.profilePart("data.json", language), label: profile.download },
      { href: paths.profilePart("deletion", language), label: profile.remove },
    ],
  };
}

export const ownPhotoPage = (language: Language, query?: Query) =>
  paths.dashboardPage("edit-profile/pictures", language, query);

export async function loadOwnPhoto({ db }: Context, person: Person, language: Language) {
  const text = texts(language).account.ownProfile;
  const photoId = await findPhotoId(db, person.id);
  return {
    recordName: { name: person.name || person.email },
    lead: text.photoLead,
    crumbs: [{ href: paths.dashboardPage("edit-profile", language), label: text.title }],
    chosen: photoId === null ? [] : [photoId],
    addressOf: (query?: Query) => ownPhotoPage(language, query),
    choiceAction: paths.dashboardPage("edit-profile/pictures/choice", language),
  };
}
