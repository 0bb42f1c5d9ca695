import type { Queryable } from "#db/connection.server";
import { publicationView } from "~/dashboard/publication.server";
import type { PublicationView } from "~/dashboard/publication-panel";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import type { Context } from "~/server/context";
import { texts, translator } from "~/server/i18n.server";
import type { Area, AreaRecord } from "../engine/area.server";
import { publishBlockerOf } from "../engine/publish.server";
import { isEnglishComplete, publicationFields, stateOf } from "../engine/record.server";
import { deskPaths, factControls } from "./form.server";

/** The reason why families cannot see a published record; null if they can, or if it is not published. */
export async function hiddenReasonOf(
  { db, now }: Pick<Context, "db" | "now">,
  area: Area,
  found: AreaRecord,
  language: Language,
): Promise<string | null> {
  const state = stateOf(area, found, now());
  if (state === "scheduled") {
    const time = formatDateTime(String(found.row.published_at), language);
    return translator(language)("editing.appears", { time });
  }
  const { hiddenReason } = area.publication ?? {};
  return state === "published" && hiddenReason ? hiddenReason(db, found, language) : null;
}

/** Data of the panel with the record's state and the button that changes it. */
export async function publicationPanel(
  context: Context,
  area: Area,
  found: AreaRecord,
  language: Language,
) {
  const now = context.now();
  const t = translator(language);
  const isComplete = isEnglishComplete(area, found);
  const blocker = isComplete ? publishBlockerOf(area, found) : null;
  const view = publicationView(
    found,
    {
      isComplete,
      unfitReason: blocker && t(blocker),
      openedAt: now.toISOString(),
      action: deskPaths(area, language).recordPage(found.id, "publication"),
      sitePath: area.site?.(found, language) ?? null,
    },
    language,
  );
  const state = stateOf(area, found, now);
  const { status, statusText } = texts(language).editing;
  switch (state) {
    case "draft":
      return view;
    case "published":
    case "scheduled": {
      const explanation = await hiddenReasonOf(context, area, found, language);
      if (explanation) {
        return { ...view, isPublished: false, status: status[state], explanation, site: null };
      }
      // a separate page asks for the reason and unpublishes the record
      return area.publication?.asksReason ? { ...view, submit: null } : view;
    }
    default:
      return { ...view, status: status[state], explanation: statusText[state] };
  }
}

/**
 * The page with more options for publishing or refusing, and the link to it; null if the area has
 * no options, or the record's state allows none.
 */
export function publicationOptions(
  area: Area,
  found: AreaRecord,
  publication: PublicationView,
  now: Date,
  language: Language,
) {
  const fields = publicationFields(area);
  if (fields.length === 0) return null;
  const controls = factControls(area, fields, language);
  const href = deskPaths(area, language).recordPage(found.id, "publication");
  if (area.publication?.asksReason) {
    const { refusing } = texts(language).editing;
    const state = stateOf(area, found, now);
    if (state === "rejected") return null;
    const { link, submit } = refusing[state === "published" ? "published" : "pending"];
    return {
      link: { href, label: link },
      publication: {
        ...publication,
        submit,
        hidden: { ...publication.hidden, published: "no" },
        rules: { reason: { required: true as const } },
      },
      controls,
      note: refusing.lead,
    };
  }
  if (found.status !== "draft" || !isEnglishComplete(area, found) || publishBlockerOf(area, found))
    return null;
  const { choosePublication: label = "", publishedBefore = "" } = area.text[language];
  const { published_at: at } = found.row;
  const wasPublic = Boolean(at) && String(at) <= now.toISOString();
  return { link: { href, label }, publication, controls, note: wasPublic ? publishedBefore : "" };
}

/** The ids of published records that families nevertheless cannot see. */
export async function hiddenRecordIds(
  db: Queryable,
  area: Area,
  records: readonly AreaRecord[],
  language: Language,
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const found of records.filter(({ status }) => status === "published")) {
    if (await area.publication?.hiddenReason?.(db, found, language)) ids.add(found.id);
  }
  return ids;
}
