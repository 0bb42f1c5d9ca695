import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { Queryable } from "#db/connection.server";
import { hiddenField, optionalLine } from "~/features/forms/fields.server";
import { formAction } from "~/features/forms/form-action.server";
import { activeAdmins, listAdminAccounts } from "~/features/identity/account-rights.server";
import type { Person } from "~/features/sessions/person";
import { formatDateTime, formatList, formatNumber } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { redirectWithToast } from "~/server/flash.server";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { assign } from "../assignment.server";
import { actorName } from "../history.server";
import { requestPath } from "../request-path";
import { statusNames } from "../words.server";
import { type Condition, isOpenRequestOf } from "./conditions.server";
import { displayName, followUpOf } from "./row-view.server";
import { type QueueRow, readRows } from "./rows.server";

/** Maximum number of requests on the page, newest first; the others are shown after these are handed over. */
const MAX_ROWS = 30;
const slots = Array.from({ length: MAX_ROWS }, (_, slot) => slot);
/** Value of a row that keeps its owner, even if a new owner is chosen for all rows. */
const STAYS = "stays";
const NOTE_MAX = 500;

const fieldsOf = (slot: number): [string, z.ZodType<string>][] => [
  [`id-${slot}`, hiddenField()],
  [`seen-${slot}`, hiddenField()],
  [`note-${slot}`, optionalLine(NOTE_MAX)],
  [`to-${slot}`, hiddenField()],
];
const handOverSchema = z.object({
  to: hiddenField() as z.ZodType<string>,
  ...Object.fromEntries(slots.flatMap(fieldsOf)),
});

export type LoadedHandOver = Awaited<ReturnType<typeof loadHandOver>>;

/** Loads a coordinator's open requests, or the one in the address (`?request=`), for handing them over with notes. */
export async function loadHandOver(request: Request, context: Context, person: Person) {
  const language = languageOf(request);
  const { handOver: text } = texts(language).requestWork;
  const requestId = new URL(request.url).searchParams.get("request");
  const condition = isOpenRequestOf(
    requestId === null ? { owner: person.id } : { ids: [requestId] },
  );
  const admins = await listAdminAccounts(context.db);
  const otherCoordinators = admins
    .filter(({ id, disabled }) => id !== person.id && !disabled)
    .map((admin) => ({ value: admin.id, label: actorName(admin) }));
  const rows = await handOverRows(context.db, condition, context.now(), language);
  return {
    meta: { title: text.title },
    keptForm: rows.length > 0 && otherCoordinators.length > 0 ? { id: "hand-over" } : null,
    text,
    view: {
      action: paths.dashboardPage("queue/handover", language),
      crumbs: [{ href: paths.dashboard(language), label: texts(language).queue.title }],
      rows,
      more: await moreWords(context.db, condition, language),
      others: otherCoordinators,
      rowOptions: [{ value: STAYS, label: text.stays }, ...otherCoordinators],
    },
  };
}

/** Rows of the form, earliest deadline or follow-up first, then those without either. */
async function handOverRows(db: Queryable, condition: Condition, now: Date, language: Language) {
  const rows = await readRows(db, { now }, { limit: MAX_ROWS, offset: 0 }, [condition]);
  return rows.toSorted(byDeadline).map((row, slot) => ({
    slot,
    id: row.id,
    seen: row.assignedTo ?? "",
    href: requestPath(row, language),
    title: `${displayName(row, language)} · ${row.reference}`,
    statusLine: [statusNames(row.kind, language)[row.status], deadlineText(row, language)].join(
      " · ",
    ),
  }));
}

/** Text with the number of requests if the page does not show all; otherwise null. */
async function moreWords(db: Queryable, condition: Condition, language: Language) {
  const { count } = await db
    .selectFrom("requests")
    .select((is) => is.fn.countAll().as("count"))
    .where(condition)
    .executeTakeFirstOrThrow();
  if (Number(count) <= MAX_ROWS) return null;
  return translator(language)("requestWork.handOver.more", {
    shown: formatNumber(MAX_ROWS, language),
    count: formatNumber(Number(count), language),
  });
}

function byDeadline(one: QueueRow, other: QueueRow): number {
  // "9" comes after every ISO time
  const at = ({ isWaiting, dueAt, againAt }: QueueRow) => (isWaiting ? dueAt : (againAt ?? "9"));
  return at(one) < at(other) ? -1 : 1;
}

function deadlineText(row: QueueRow, language: Language): string {
  const at = formatDateTime(row.dueAt, language, false);
  if (row.isWaiting) return translator(language)("requestWork.handOver.due", { at });
  return followUpOf(row, language) ?? texts(language).requestWork.handOver.nothing;
}

/** Action of the page. */
export function answerHandOver(args: ActionFunctionArgs, person: Person) {
  const { context } = args;
  const language = languageOf(args.request);
  return formAction(args, {
    schema: handOverSchema,
    // the same rows as before, even if a colleague has taken one meanwhile
    extraData: async (fields) => {
      const ids = slots.map((slot) => String(fields.get(`id-${slot}`) ?? ""));
      const rows = await handOverRows(
        context.db,
        isOpenRequestOf({ ids }),
        context.now(),
        language,
      );
      const slotOf = (id: string) => ids.indexOf(id);
      return { rows: rows.map((row) => ({ ...row, slot: slotOf(row.id) })) };
    },
    run: async (form: Record<string, string>, { fail }) => {
      const rows = slots.map((slot) => rowIn(form, slot)).filter(({ id }) => id !== "");
      const rowWithoutOwner = rows.find(({ to, note }) => to === "" && note !== "");
      if (rowWithoutOwner) return fail({ [`to-${rowWithoutOwner.slot}`]: "coordinatorRequired" });
      const handOvers = rows.filter(({ to }) => to !== "");
      if (handOvers.length === 0) return fail({ to: "coordinatorRequired" });
      const admins = (await activeAdmins(context.db)).map(({ id }) => id);
      const rowWithUnknownOwner = handOvers.find(({ to }) => !admins.includes(to));
      if (rowWithUnknownOwner)
        return fail({
          [form[`to-${rowWithUnknownOwner.slot}`] ? `to-${rowWithUnknownOwner.slot}` : "to"]:
            "choiceUnknown",
        });
      const takenIds: string[] = [];
      for (const { id, seen, to, note } of handOvers) {
        const result = await assign(context, person, id, { to, seen: seen || null, note });
        if (result.outcome !== "done") takenIds.push(id);
      }
      return redirectAfterHandOver(context, handOvers.length, takenIds, language);
    },
  });
}

/** A row of the submitted form. */
function rowIn(form: Record<string, string>, slot: number) {
  const [id = "", seen = "", note = "", newOwner = ""] = ["id", "seen", "note", "to"].map(
    (name) => form[`${name}-${slot}`],
  );
  return { slot, id, seen, note, to: newOwner === STAYS ? "" : newOwner || form.to || "" };
}

/** @param takenIds requests that somebody else took meanwhile */
async function redirectAfterHandOver(
  context: Context,
  total: number,
  takenIds: readonly string[],
  language: Language,
) {
  const count = formatNumber(total - takenIds.length, language);
  const home = paths.dashboard(language);
  if (takenIds.length === 0) {
    const key = "requestWork.handOver.toasts.done";
    return redirectWithToast(context, home, { key, parameters: { count }, variant: "success" });
  }
  const rows = await context.db
    .selectFrom("requests")
    .select("reference")
    .where("id", "in", takenIds)
    .execute();
  const references = formatList(
    rows.map(({ reference }) => reference),
    language,
  );
  return redirectWithToast(context, paths.dashboardPage("queue/handover", language), {
    key: "requestWork.handOver.toasts.taken",
    parameters: { count, references },
    variant: "warning",
    duration: 0,
  });
}
