import { keyedHash, sameText } from "~/server/signature.server";

const PURPOSE = "backup";

/** Anybody who can write to the place of backups could put one there: the key to encrypt is public. */
class UnknownOriginError extends Error {
  override name = "UnknownOriginError";

  constructor(name: string) {
    super(
      `Nothing proves that your site made ${name}: it was not signed with DATA_KEYS as they are given here.`,
    );
  }
}

/** The proof that this site wrote a text: a keyed hash with its first data key. */
export function originOf(dataKeys: readonly string[], text: string): string {
  const [key] = dataKeys;
  if (key === undefined) throw new Error("There is no key to sign with");
  return keyedHash(key, PURPOSE, text);
}

/**
 * @param dataKeys null where the owner has lost them, and takes it as it is
 * @throws UnknownOriginError
 */
export function checkOrigin(
  dataKeys: readonly string[] | null,
  { name, text, origin }: { name: string; text: string; origin: string },
): void {
  if (dataKeys === null) return;
  const isOurs = dataKeys.some((key) => sameText(keyedHash(key, PURPOSE, text), origin));
  if (!isOurs) throw new UnknownOriginError(name);
}
