import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requiredLine } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { normaliseEmail } from "~/features/sessions/person";
import { paths } from "~/paths";
import { readPhone } from "~/server/phone.server";
import { askForLink } from "../lost-links.server";
import { readReference } from "../reference";

/** `phone` also accepts an email address. */
export const findSchema = z.object({
  reference: requiredLine("required", 100),
  phone: requiredLine("required", 254),
});

/** Action of `/request/find`; the response does not reveal if the request exists. */
export function answerFind(args: ActionFunctionArgs) {
  return formAction(args, {
    schema: findSchema,
    run: async ({ reference, phone: phoneOrEmail }, { language, fail }) => {
      const phone = readPhone(phoneOrEmail);
      const isEmail = phone === null && phoneOrEmail.includes("@");
      const email = isEmail ? normaliseEmail(phoneOrEmail) : null;
      if (phone === null && email === null)
        return fail({ phone: "requestAccess.find.contactWrong" });
      const contact = { reference: readReference(reference), phone, email };
      const outcome = await askForLink(args.context, contact, language);
      if (outcome === "tooMany") return fail({ "": "tooMany" }, 429);
      return redirect(paths.requestFind(language, { sent: 1 }), 303);
    },
  });
}
