import type { SpokenLanguage } from "~/locales/spoken-languages";

/** A coordinator's profile, as families see it. */
export interface CoordinatorProfile {
  /** If null, families see the first word of the account's name. */
  publicName: string | null;
  spoken: SpokenLanguage[];
}

/**
 * A coordinator's public name, or the first word of the account's name.
 *
 * @returns an empty string for an account without a name
 */
export function nameForFamilies(
  { publicName }: Pick<CoordinatorProfile, "publicName">,
  name: string | null,
): string {
  return publicName ?? name?.trim().split(/\s+/)[0] ?? "";
}
