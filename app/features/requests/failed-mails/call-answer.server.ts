import { type ActionFunctionArgs, data } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import type { Person } from "~/features/sessions/person";
import { callSchema } from "./call.schema";
import { backToMail, backToMails } from "./mail-paths.server";
import { recordCall } from "./settlements.server";

/** Response to the second of two coordinators who record a call, with the note that was typed. */
export interface CallConflict {
  conflict: boolean;
  values: { note: string; formKey: string };
}

/** Action of recording a call. @throws a 404 page if there is no such mail */
export function answerCall(args: ActionFunctionArgs, person: Person) {
  const { context, params } = args;
  const id = params.id ?? "";
  return formAction(args, {
    schema: callSchema,
    run: async ({ note, formKey }, { language }) => {
      const outcome = await recordCall(context, person, id, { note, formKey });
      switch (outcome) {
        case "done":
          return backToMails(context, language, "undelivered.toasts.called");
        case "impossible":
          return backToMail(context, id, language, "undelivered.toasts.impossible");
        case "missing":
          throw data(null, { status: 404 });
        case "settled": {
          const values = { note, formKey: formKey ?? "" };
          return data({ values, errors: {}, conflict: true }, { status: 409 });
        }
      }
    },
  });
}
