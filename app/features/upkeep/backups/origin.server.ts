import { equalInConstantTime, keyedHash } from "~/server/signature.server";

const SIGNATURE_PURPOSE = "backup";

/**
 * An archive or a note of erasures whose origin is unknown. The encryption key is public, so everybody with
 * access to the storage could put one there.
 */
class UnknownOriginError extends Error {
  override name = "UnknownOriginError";

  constructor(name: string) {
    super(
      `Nothing proves that your site made ${name}: it was not signed with DATA_KEYS as they are given here.`,
    );
  }
}

/** Proves that this site wrote a text: a keyed hash of the text with the site's first data key. */
export function backupSignature(dataKeys: readonly string[], text: string): string {
  const [key] = dataKeys;
  if (key === undefined) throw new Error("No data key to sign with");
  return keyedHash(key, SIGNATURE_PURPOSE, text);
}

/** @param dataKeys null skips the check, for an owner who has lost the keys @throws UnknownOriginError */
export function checkSignature(
  dataKeys: readonly string[] | null,
  { name, text, origin }: { name: string; text: string; origin: string },
): void {
  if (dataKeys === null) return;
  const isOurs = dataKeys.some((key) =>
    equalInConstantTime(keyedHash(key, SIGNATURE_PURPOSE, text), origin),
  );
  if (!isOurs) throw new UnknownOriginError(name);
}
