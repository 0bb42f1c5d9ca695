import { type SpokenLanguage, spokenLanguages } from "~/locales/spoken";

/** What families are told of a coordinator. */
export interface CoordinatorProfile {
  /** Null where the first word of the account's own name is shown. */
  publicName: string | null;
  spoken: SpokenLanguage[];
}

/**
 * The name of a coordinator as families see it: the one chosen for them, else the first of the
 * account's own.
 *
 * @returns empty for an account without a name
 */
export function nameForFamilies(
  { publicName }: Pick<CoordinatorProfile, "publicName">,
  name: string | null,
): string {
  return publicName ?? name?.trim().split(/\s+/)[0] ?? "";
}

/** Reads the languages of a row; one that is no more on the list is left out. */
export function readSpoken(written: string | null): SpokenLanguage[] {
  const codes = (written ?? "").split(",");
  return spokenLanguages.filter((code) => codes.includes(code));
}
