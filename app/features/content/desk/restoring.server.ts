import { data } from "@remix-run/node";
import { z } from "zod";
import type { AcceptedForm } from "~/features/forms/form-action.server";
import { formatNumber } from "~/locales/format";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { areaNamed, contentPath, textLanguageFromUrl, versionsOf } from "./revisions-view.server";

/** An invalid version becomes -1, which conflicts with every version. */
const version = z.coerce.number().int().catch(-1);

export const restoringSchema = z.object({
  version,
  /** The version that was current when the coordinator opened the page. */
  seen: version,
});

/**
 * Restores a revision by saving it as the newest version. @throws a 404 page if the record or language does not
 * exist
 */
export async function restoreRevision(
  request: Request,
  context: Context,
  { kind, id = "" }: { kind?: string; id?: string },
  asked: { version: number; seen: number; actorId: string },
  { language, fail }: Pick<AcceptedForm<typeof restoringSchema>, "language" | "fail">,
) {
  const area = await areaNamed(context, kind);
  const textLanguage = textLanguageFromUrl(request, area);
  const { versions } = await versionsOf(context, area, id, textLanguage, language);
  const revision = versions.find((one) => one.version === asked.version);
  if (!revision) return fail({ "": "revisions.gone" }, 409);
  const change = {
    recordId: id,
    language: textLanguage,
    fields: revision.fields,
    englishVersion: revision.englishVersion,
    seenVersion: asked.seen,
  };
  const by = { actorId: asked.actorId, network: context.clientAddress };
  const outcome = await area.restore(context.db, by, change, context.now());
  switch (outcome) {
    case "missing":
      throw data(null, { status: 404 });
    case "conflict":
      return fail({ "": "revisions.conflict" }, 409);
    case "incomplete":
      return fail({ "": "revisions.incomplete" });
    case "elsewhere":
      return fail({ "": "revisions.elsewhere" });
    case "written":
      return redirectWithToast(context, contentPath(area, { id, textLanguage }, language, ""), {
        key: "revisions.putBack",
        parameters: { version: formatNumber(asked.version, language) },
        variant: "success",
      });
  }
}
