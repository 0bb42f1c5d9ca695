import { data } from "@remix-run/node";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts } from "~/server/i18n.server";
import { isUsedUp, withinLimits } from "~/server/rate-limit.server";
import { readReference } from "../reference";

/** Only what leads nowhere counts: whoever opens a request of theirs uses up nothing. */
const MISSES = { max: 100, windowSeconds: 10 * 60 };

interface Asked {
  written: string | undefined;
  language: Language;
  isSentHere: (reference: string) => boolean;
}

/**
 * The request of an address that anybody may open. A text that is no reference and a reference that was never
 * given out have one answer, and cost the same of the limit.
 *
 * Whoever has just sent it has not guessed it, whatever others of the same network have tried: a page that
 * says "sent" must show the number.
 *
 * @param asked the reference as it stands in the address, the language of the page, and who tells whether
 *   this browser has just sent it
 * @param find looks for a reference in the form in which it is kept
 * @throws 404 where there is none, 429 once its network has tried too many
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
