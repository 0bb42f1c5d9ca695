import { redirect } from "@remix-run/node";
import { z } from "zod";
import { hiddenField, requiredCode } from "~/features/forms/fields.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { fillIn, languageOf, texts } from "~/server/i18n.server";
import { requireFamily } from "../family-page.server";
import type { FamilySession } from "../family-sessions.server";
import { freshCodeWays, isConfirmed } from "../fresh-code.server";
import { familyTopView } from "./top-view.server";

export const freshCodeSchema = z.object({
  code: requiredCode(),
  /** The part of the family's page that asked for the code. */
  next: hiddenField(),
});

export type FreshCodeView = Awaited<ReturnType<typeof loadFreshCodePage>>;

/**
 * Asks for a fresh code over a channel other than the one that opened the session.
 *
 * @throws a redirect to the part in `?next=` if no code is needed: the session is confirmed, or the
 *   reader has an account
 */
export async function loadFreshCodePage(
  request: Request,
  context: Context,
  typedReference: string | undefined,
) {
  const language = languageOf(request);
  const reader = await requireFamily(request, context, typedReference);
  const { reference, session } = reader;
  const next = partIn(new URL(request.url).searchParams.get("next"));
  if (!session || isConfirmed(session, context.now())) {
    throw redirect(paths.familyPage(reference, language, next), 303);
  }
  const { code: text } = texts(language).sharing;
  const { email, isSpoken } = await freshCodeWays(context.db, session);
  return {
    meta: { title: text.title },
    top: familyTopView(reader, language, true),
    text,
    mail: email === null ? null : fillIn(text.mailText, { email }, language),
    isSpoken,
    rules: formRulesOf(freshCodeSchema),
    hidden: { next },
    mailAction: paths.familyPage(reference, language, "sharing/code/mail"),
  };
}

/**
 * Parses a part of the family's page, e.g. `sharing/erasure`; an invalid value becomes the sharing
 * page.
 */
export function partIn(value: unknown): string {
  const part = String(value ?? "");
  return /^[a-z]+(\/[a-z]+)?$/.test(part) ? part : "sharing";
}

/** @throws a redirect to the page that asks for the code, unless the session is confirmed */
export function requireConfirmed(
  request: Request,
  session: FamilySession,
  now: Date,
  next: string,
): void {
  if (isConfirmed(session, now)) return;
  const language = languageOf(request);
  throw redirect(paths.familyPage(session.reference, language, "sharing/code", { next }), 303);
}
