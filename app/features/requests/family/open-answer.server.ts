import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { inTransaction } from "#db/transactions";
import { formAction } from "~/features/forms/form-action.server";
import { formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { withinLimits } from "~/server/rate-limit.server";
import { type FoundLink, findLink, openCode, openLink } from "../family-opening.server";
import { type Device, startFamilySession } from "../family-sessions.server";
import { deviceSchema, openSchema, spokenCodeSchema } from "./access.schema";

/** Prevents the browser from sending the link's token in the referrer of later requests. */
export const NO_REFERRER = { "Referrer-Policy": "no-referrer" };
/** Status for a link that has ended or never existed. */
export const GONE = 410;

/** Limits of attempts for spoken codes, per network and in total; nobody must guess the code. */
const TRY_WINDOW_SECONDS = 10 * 60;
const MAX_TRIES_PER_NETWORK = 10;
const MAX_TRIES = 100;

/** Action of a link's page: the correct digits open the family's page in this browser. */
export async function answerOpen(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const token = params.token ?? "";
  const link = await findLink(context.db, context, token);
  return formAction(args, {
    schema: link?.digits === "" ? deviceSchema : openSchema,
    run: async ({ lastDigits, device }, { language, fail }) => {
      const opening = await openLink(context, token, lastDigits);
      if (opening.outcome === "ended") return data(null, { status: GONE });
      if (opening.outcome === "opened") {
        return openFamilyPage(request, context, { link: opening.link, device, language });
      }
      const values = { count: formatNumber(opening.triesLeft, language) };
      return fail({ lastDigits: { key: "requestAccess.open.wrong", values } });
    },
  });
}

/** Action of the page for spoken codes. A wrong code and an exceeded limit have the same error. */
export function answerSpokenCode(args: ActionFunctionArgs) {
  const { request, context } = args;
  return formAction(args, {
    schema: spokenCodeSchema,
    run: async ({ code, device }, { language, fail }) => {
      const limit = { scope: "spoken-code", windowSeconds: TRY_WINDOW_SECONDS };
      const isWithinLimits = await withinLimits(context, [
        { ...limit, subject: context.clientAddress, max: MAX_TRIES_PER_NETWORK },
        { ...limit, scope: "spoken-code-anywhere", subject: "", max: MAX_TRIES },
      ]);
      const link = isWithinLimits ? await openCode(context, code) : null;
      if (!link) return fail({ code: "requestAccess.code.wrong" });
      return openFamilyPage(request, context, { link, device, language });
    },
  });
}

/** Starts the session and redirects to the family's page. */
async function openFamilyPage(
  request: Request,
  context: Context,
  { link, device, language }: { link: FoundLink; device: Device; language: Language },
): Promise<Response> {
  const { requestId, contactId, way, reference } = link;
  const cookie = await inTransaction(context.db, (trx) =>
    startFamilySession(trx, request, context, { requestId, contactId, way, device }),
  );
  // a full page load, because the family's page is not hydrated
  const headers = new Headers({ ...NO_REFERRER, "X-Remix-Reload-Document": "true" });
  headers.append("Set-Cookie", cookie);
  return redirect(paths.familyPage(reference, language), { headers });
}
