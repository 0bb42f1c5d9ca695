import type { SpokenLanguage } from "~/locales/spoken";

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
