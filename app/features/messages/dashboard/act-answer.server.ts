import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { formAction } from "~/features/forms/form-action.server";
import { needsWords } from "~/features/requests/act";
import { queueQuery, readQueueFilter } from "~/features/requests/queue";
import type { Person } from "~/features/sessions/person";
import { paths } from "~/paths";
import { redirectWithToast } from "~/server/flash.server";
import { messageActSchema } from "../act.schema";
import { recordMessageAct } from "../acts.server";

/**
 * The action of a message's composer.
 *
 * @param next where to go on to whoever waits next; null where nobody does
 * @throws a 404 page for a message that is not there, or is erased
 */
export function answerMessageAct(
  args: ActionFunctionArgs,
  person: Person,
  next: () => Promise<{ href: string } | null>,
) {
  const { context, params } = args;
  const messageId = params.id ?? "";
  return formAction(args, {
    schema: messageActSchema,
    run: async ({ did, words, close, heard, onward: goes, formKey }, accepted) => {
      const { language, fields, fail } = accepted;
      if (did && needsWords(did) && words === "") return fail({ words: "wordsRequired" });
      if (!did && words !== "") return fail({ did: "actRequired" });
      if (!did && !close) return fail({ "": "actRequired" });
      const outcome = await recordMessageAct(context, person, {
        messageId,
        did,
        words,
        move: close ? "close" : null,
        heard,
        formKey: formKey ?? randomUUID(),
      });
      if (outcome === "missing") throw data(null, { status: 404 });
      if (outcome === "no-address") return fail({ did: "noAddress" });
      if (outcome === "made") return fail({ "": "madeMeanwhile" }, 409);
      if (outcome === "unheard") {
        // the page that says so has what they wrote: sent again, it was read
        fields.delete("heard");
        return fail({ "": "handling.conflict.unheardSender" }, 409);
      }
      const onward = goes === "next" ? await next() : null;
      const query = queueQuery(readQueueFilter(new URL(args.request.url).searchParams));
      const here = paths.dashboardRecord("contacts", messageId, language, "", query);
      return redirectWithToast(context, onward?.href ?? here, {
        key: onward ? "handling.toasts.savedNext" : "handling.toasts.saved",
        variant: "success",
      });
    },
  });
}
