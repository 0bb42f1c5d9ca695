import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { key, requiredSecret } from "~/features/forms/fields.server";
import { formRulesOf } from "~/features/forms/form-rules.server";
import { confirmedFormAction } from "~/features/identity/confirmed-form.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { eraseRequest } from "../erasure.server";
import { type Erasable, findErasable } from "../find.server";
import { requestPath } from "../request-path";
import { crumbsTo } from "./load.server";

const erasureSchema = z.object({
  /** The coordinator confirms that the family asked for the erasure. */
  asked: z.literal("on", { error: key("askedRequired") }),
  currentPassword: requiredSecret(),
});

export type LoadedErasure = Awaited<ReturnType<typeof loadErasure>>;

/**
 * Confirmation page of an erasure.
 *
 * @throws a 404 page if there is no such request, or a redirect to a request that is already erased
 */
export async function loadErasure(request: Request, context: Context, id = "") {
  const language = languageOf(request);
  const found = await erasableOr404(context, id);
  if (found.isErased) throw redirect(requestPath(found, language), 303);
  const { erasing, account } = texts(language);
  const title = translator(language)("erasing.title", { reference: found.reference });
  return {
    meta: { title },
    title,
    text: erasing,
    fields: account.fields,
    rules: formRulesOf(erasureSchema),
    crumbs: crumbsTo(found, language),
    action: requestPath(found, language, "erasure"),
  };
}

/** Action of the confirmation page. @throws a 404 page if there is no such request */
export async function answerErasure(args: ActionFunctionArgs, person: Person) {
  const { context, params } = args;
  const found = await erasableOr404(context, params.id);
  return confirmedFormAction(args, person, {
    schema: erasureSchema,
    run: async (_, { language }) => {
      const outcome = await eraseRequest(context, person.id, found.id);
      if (outcome === "missing") throw data(null, { status: 404 });
      return redirectWithToast(context, requestPath(found, language), {
        key: "erasing.done",
        variant: "success",
      });
    },
  });
}

async function erasableOr404({ db }: Context, id = ""): Promise<Erasable> {
  const found = await findErasable(db, id);
  if (!found) throw data(null, { status: 404 });
  return found;
}
