import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { key, requiredSecret } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { hasReadForm } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { eraseRequest } from "../erasure.server";
import { type FamilyReader, requireFamily } from "../family-page.server";
import { CLEAR_STORED_PAGES } from "../family-sessions.server";
import { requireConfirmed } from "./code-view.server";
import { familyTopView } from "./top-view.server";

const sureSchema = z.object({ sure: z.literal("on", { error: key("erasureRequired") }) });
/** A reader with an account enters the password instead of the code. */
const passwordErasureSchema = sureSchema.extend({ currentPassword: requiredSecret() });

export type FamilyErasureView = Awaited<ReturnType<typeof loadFamilyErasure>>;

/**
 * Lists the data that is erased and that remains, with the form.
 *
 * @throws a redirect to the page that asks for a fresh code
 */
export async function loadFamilyErasure(
  request: Request,
  context: Context,
  typedReference: string | undefined,
) {
  const language = languageOf(request);
  const reader = await requireFamily(request, context, typedReference);
  // a form that failed is shown again without asking for another code
  if (!hasReadForm(context)) requireCode(request, context, reader);
  const { sharing, account } = texts(language);
  return {
    meta: { title: sharing.erasure.title },
    top: familyTopView(reader, language, true),
    text: sharing.erasure,
    isWriter: reader.contactId === null,
    passwordTexts: reader.person ? account.fields : null,
    rules: formRulesOf(reader.person ? passwordErasureSchema : sureSchema),
    sharingHref: paths.familyPage(reader.reference, language, "sharing"),
  };
}

/**
 * Requires a fresh code from the writer's session. A reader with an account enters the password
 * instead, and other people of the case cannot erase.
 */
function requireCode(request: Request, context: Context, reader: FamilyReader): void {
  const { session, contactId } = reader;
  if (session === null || contactId !== null) return;
  requireConfirmed(request, session, context.now(), "sharing/erasure");
}

export async function answerFamilyErasure(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const reader = await requireFamily(request, context, params.reference);
  const { requestId, contactId, person } = reader;
  const erase = async () => {
    requireCode(request, context, reader);
    await eraseRequest(context, person?.id ?? null, requestId);
    return redirectWithToast(
      context,
      paths.actionCompleted(languageOf(request)),
      // the toast remains until it is dismissed
      { key: "sharing.erasure.done", variant: "success", duration: 0 },
      person ? new Headers() : new Headers(CLEAR_STORED_PAGES),
    );
  };
  if (person)
    return confirmedFormAction(args, person, { schema: passwordErasureSchema, run: erase });
  return formAction(args, {
    schema: sureSchema,
    run: async (_, { fail }) =>
      contactId === null ? erase() : fail({ "": "sharing.erasure.writerOnly" }, 403),
  });
}
