import { data } from "@remix-run/node";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { isUsedUp, withinLimits } from "~/server/rate-limit.server";
import { readReference } from "../reference";

/** Only failed look-ups count. */
const MISSES = { max: 100, windowSeconds: 10 * 60 };

interface Asked {
  written: string | undefined;
  language: Language;
  isSentHere: (reference: string) => boolean;
}

/**
 * Finds a request by a public reference; the sending browser is never limited.
 *
 * @param find gets the normalized reference
 * @throws 404 if not found, 429 after too many failures
 */
export async function lookUp<Found>(
  context: Context,
  { written, language, isSentHere }: Asked,
  find: (reference: string) => Promise<Found | undefined>,
): Promise<Found> {
  const limit = { scope: "reference-missed", subject: context.clientAddress, ...MISSES };
  const reference = readReference(written ?? "");
  const { errors } = texts(language);
  if ((await isUsedUp(context, limit)) && !(reference && isSentHere(reference))) {
    throw data(errors.tooMany, { status: 429 });
  }
  const found = reference ? await find(reference) : undefined;
  if (found) return found;
  await withinLimits(context, [limit]);
  throw data(errors.noRequest, { status: 404 });
}
