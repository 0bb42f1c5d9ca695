import { publicationView } from "~/dashboard/publication.server";
import { formatDateTime } from "~/locales/format";
import type { Language } from "~/locales/languages";
import { texts, translator } from "~/server/i18n.server";
import type { Area, Found } from "../engine/area.server";
import { whyNot } from "../engine/publish.server";
import { isWhole, stateOf } from "../engine/record.server";
import { deskPaths, factControls } from "./form.server";

/** The state of publication, its time, and the button that changes it. */
export function publicationOf(area: Area, found: Found, now: Date, language: Language) {
  const t = translator(language);
  const isComplete = isWhole(area, found);
  const why = isComplete ? whyNot(area, found) : null;
  const view = publicationView(
    found,
    {
      isComplete,
      unfit: why && t(why),
      openedAt: now.toISOString(),
      action: deskPaths(area, language).below(found.id, "publication"),
      sitePath: area.site?.(found, language) ?? "",
    },
    language,
  );
  if (stateOf(area, found, now) !== "scheduled") return view;
  const time = formatDateTime(String(found.row.published_at), language);
  return {
    ...view,
    isPublished: false,
    status: texts(language).editing.status.scheduled,
    explanation: t("editing.appears", { time }),
    site: null,
  };
}

/** The fields of a publication before it is pressed, and the link from the record's page. */
export function publishingOf(area: Area, found: Found, now: Date, language: Language) {
  const fields = Object.entries(area.publication?.fields ?? {});
  const isOffered = found.status === "draft" && isWhole(area, found) && !whyNot(area, found);
  if (fields.length === 0 || !isOffered) return null;
  const { choosePublication: label = "", publishedBefore = "" } = area.text[language];
  const { published_at: at } = found.row;
  const wasPublic = Boolean(at) && String(at) <= now.toISOString();
  return {
    link: { href: deskPaths(area, language).below(found.id, "publication"), label },
    controls: factControls(area, fields, language),
    note: wasPublic ? publishedBefore : "",
  };
}
