import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Queryable } from "#db/connection.server";
import { inTransaction } from "#db/transactions";
import { audit } from "~/features/audit/audits.server";
import { formAction } from "~/features/forms/form-action.server";
import {
  addCustomPaper,
  setPaperRemoved,
  takeFromChecklist,
} from "~/features/papers/needed-changes.server";
import type { Person } from "~/features/sessions/person";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { readButtonForm } from "~/server/form.server";
import { languageOf } from "~/server/i18n.server";
import { derivedId } from "../history.server";
import { requestPath } from "../request-path";
import { unmergedRequestOr404 } from "./access-page.server";
import { ownPaperSchema } from "./needed.schema";

type Change = "added" | "removed" | "returned" | "updated";

/**
 * Adds a coordinator's own paper.
 *
 * @throws a 404 page if the request is missing, erased or merged
 */
export async function answerOwnPaper(args: ActionFunctionArgs, by: Person) {
  const { request, context, params } = args;
  const found = await unmergedRequestOr404(request, context, params.id);
  return formAction(args, {
    schema: ownPaperSchema,
    run: async ({ formKey, title, why, how, ...facts }, { language }) => {
      const id = derivedId(formKey, by.id, found.id, "paper");
      const inFamilyLanguage = (text: string) => (text === "" ? {} : { [found.language]: text });
      const words = {
        title: inFamilyLanguage(title),
        why: inFamilyLanguage(why),
        how: inFamilyLanguage(how),
      };
      await changeAndAudit(context, by, found.id, "added", (trx) =>
        addCustomPaper(trx, found.id, { id, ...facts, ...words }, by.id, context.now()),
      );
      const page = requestPath(found, language, "papers/needed");
      return redirectWithToast(context, page, {
        key: "neededPapers.toasts.added",
        variant: "success",
      });
    },
  });
}

/** Removes a paper from the list. */
export function answerPaperRemoval(args: ActionFunctionArgs, by: Person) {
  return answerButton(args, by, "removed", (trx, { id }, field) =>
    setPaperRemoved(trx, { requestId: id, paperId: field("paper") }, args.context.now()),
  );
}

/** Puts a removed paper back on the list. */
export function answerPaperReturn(args: ActionFunctionArgs, by: Person) {
  return answerButton(args, by, "returned", (trx, { id }, field) =>
    setPaperRemoved(trx, { requestId: id, paperId: field("paper") }, null),
  );
}

/** Copies a changed or new paper from the destination's checklist. */
export function answerPaperUpdate(args: ActionFunctionArgs, by: Person) {
  return answerButton(args, by, "updated", (trx, found, field) =>
    takeFromChecklist(
      trx,
      { requestId: found.id, destination: found.destinationCountry },
      { id: field("line"), version: Number(field("version")) },
      args.context.now(),
    ),
  );
}

type Found = Awaited<ReturnType<typeof unmergedRequestOr404>>;

async function answerButton(
  { request, context, params }: ActionFunctionArgs,
  by: Person,
  changeKind: Change,
  changeList: (trx: Queryable, found: Found, field: (name: string) => string) => Promise<boolean>,
) {
  const found = await unmergedRequestOr404(request, context, params.id);
  const page = requestPath(found, languageOf(request), "papers/needed");
  const form = await readButtonForm(request, context, page);
  const field = (name: string) => String(form.get(name) ?? "");
  if (
    await changeAndAudit(context, by, found.id, changeKind, (trx) => changeList(trx, found, field))
  ) {
    const key = `neededPapers.toasts.${changeKind}` as const;
    return redirectWithToast(context, page, { key, variant: "success" });
  }
  const key =
    changeKind === "updated" ? "neededPapers.toasts.conflict" : "neededPapers.toasts.done";
  return redirectWithToast(context, page, { key, variant: "error" });
}

/**
 * Changes the list of a request that still exists, and records the change in the audit.
 *
 * @returns true if the list changed
 */
function changeAndAudit(
  context: Context,
  by: Person,
  requestId: string,
  changeKind: Change,
  changeList: (trx: Queryable) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(context.db, async (trx) => {
    const request = await trx
      .selectFrom("requests")
      .select("id")
      .where("id", "=", requestId)
      .where("erased_at", "is", null)
      .executeTakeFirst();
    if (!request) throw data(null, { status: 404 });
    if (!(await changeList(trx))) return false;
    const { clientAddress: network } = context;
    const entry = { actorId: by.id, subjectId: null, network, requestId, detail: changeKind };
    await audit(trx, { kind: "request-papers-changed", ...entry }, context.now());
    return true;
  });
}
