import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import { sentPagePath } from "~/features/mail/link-mails.server";
import { personOf } from "~/features/sessions/guards.server";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { referencesOpenHere } from "../family-sessions.server";
import { findOwnRequest } from "../own.server";
import { readReference } from "../reference";
import { lookUp } from "../status/look-up.server";
import { findPublicRequest } from "../status/opened.server";
import { numberSchema } from "./access.schema";

/** Action of `/request`: redirects to the public page of the request with the entered reference. */
export function answerNumber(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: numberSchema,
    run: async ({ reference: typedReference }, { language, fail }) => {
      const opened = await referencesOpenHere(request, context);
      const query = { written: typedReference, opened };
      const found = await lookUp(context, query, (one) => findPublicRequest(context.db, one));
      if (found === "tooMany") return fail({ "": "tooMany" }, 429);
      if (found === "unknown") return fail({ reference: "requestAccess.number.unknown" });
      return redirect(sentPagePath(found.kind, found.reference, language), 303);
    },
  });
}

/** Maximum number of pages shown, most recently opened first. */
const MAX_PAGES = 5;

/**
 * Families' pages that this browser's sessions can open. If there are none, the page of the request
 * in the address, if the logged-in account owns the request.
 *
 * @param written the reference in the address
 */
export async function findFamilyPages(
  request: Request,
  context: Context,
  { written: typedReference, language }: { written: string; language: Language },
): Promise<{ reference: string; href: string }[]> {
  const opened = (await referencesOpenHere(request, context)).slice(0, MAX_PAGES);
  const accountReference = opened.length > 0 ? null : await findAccountReference();
  return (accountReference ? [accountReference] : opened).map((reference) => ({
    reference,
    href: paths.familyPage(reference, language),
  }));

  async function findAccountReference(): Promise<string | null> {
    const reference = readReference(typedReference);
    const person = reference && (await personOf(request, context));
    const found = person && reference && (await findOwnRequest(context.db, person, reference));
    return found ? found.reference : null;
  }
}
