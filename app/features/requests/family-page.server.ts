import { redirect } from "@remix-run/node";
import { personOf } from "~/features/sessions/guards.server";
import type { Person } from "~/features/sessions/person";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf } from "~/server/i18n.server";
import { readFormWithoutSession, type TextFieldLabels } from "./family/form-without-session.server";
import { type FamilySession, familySessionOf } from "./family-sessions.server";
import { findOwnRequest } from "./own.server";
import { readReference } from "./reference";

/** A reader of a family's page: a browser's session, or the account that owns the request. */
export interface FamilyReader {
  requestId: string;
  reference: string;
  /** Id of the person of the case; null for the writer. */
  contactId: string | null;
  session: FamilySession | null;
  /** The account; null if a session opened the page. */
  person: Person | null;
}

/**
 * Finds the reader of a family's page.
 *
 * @param referenceInUrl the reference in the address
 * @param textFields names and labels of the text fields, if the request is a submitted form
 * @throws a redirect to `/request` if the reader has no access or the request does not exist; for a form with a
 * text, a page that shows the text again
 */
export async function requireFamily(
  request: Request,
  context: Context,
  referenceInUrl: string | undefined,
  textFields?: TextFieldLabels,
): Promise<FamilyReader> {
  const reference = readReference(referenceInUrl ?? "");
  const session = reference === null ? null : await familySessionOf(request, context, reference);
  if (session) {
    const { requestId, contactId } = session;
    return { requestId, reference: session.reference, contactId, session, person: null };
  }
  const person = reference === null ? null : await personOf(request, context);
  const ownRequest = person && reference && (await findOwnRequest(context.db, person, reference));
  if (ownRequest) {
    const { id: requestId } = ownRequest;
    return { requestId, reference: ownRequest.reference, contactId: null, session: null, person };
  }
  const formWithoutSession =
    textFields && (await readFormWithoutSession(request, context, textFields));
  if (formWithoutSession) throw formWithoutSession;
  throw redirect(paths.requestNumber(languageOf(request), { reference: referenceInUrl }));
}
