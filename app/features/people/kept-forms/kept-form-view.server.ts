import { data } from "@remix-run/node";
import { navigationGroups } from "~/dashboard/areas";
import { findKeptForm, listWaitingForms } from "~/features/sessions/kept-forms.server";
import type { Person } from "~/features/sessions/person";
import { areaTexts, isAreaKey } from "~/locales/areas";
import { formatDateTime } from "~/locales/format";
import { type Language, withoutLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import type { Context } from "~/server/context";
import { languageOf, texts, translator } from "~/server/i18n.server";
import { textFieldLabel } from "./kept-form-names.server";

export type KeptFormView = Awaited<ReturnType<typeof loadKeptForm>>;
export type KeptFormsNoticeView = NonNullable<Awaited<ReturnType<typeof keptFormsNotice>>>;

/**
 * Loads a kept form with a button that sends it again.
 *
 * @throws a 404 page if the form is somebody else's or no longer kept
 */
export async function loadKeptForm(request: Request, context: Context, person: Person, id = "") {
  const keptForm = await findKeptForm(context, person.id, id);
  if (!keptForm) throw data(null, { status: 404 });
  const language = languageOf(request);
  const { keptForm: text } = texts(language).account;
  const isDeleted = keptForm.cause === "deleted";
  const leads = {
    "logged-out": text.lead,
    "no-access": text.noAccess,
    deleted: text.deleted.lead,
    nameless: text.nameless,
  };
  const { part } = areaOf(keptForm.path, language);
  return {
    meta: { title: text.title },
    text,
    lead: leads[keptForm.cause],
    formName: formName(keptForm.path, keptForm.keptAt, language),
    action: paths.dashboardRecord("kept-forms", id, language),
    removalAction: removalPath(id, language),
    page: isDeleted
      ? { href: paths.dashboardPage("bin", language), label: text.deleted.open }
      : { href: keptForm.path, label: text.open },
    hidden: Object.fromEntries(keptForm.fields),
    typedFields: keptForm.fields.flatMap(([name, value]) => {
      const label = textFieldLabel(part, name, language);
      if (value.trim() === "" || (label === null && !isTyped(value))) return [];
      return [{ name, label: label ?? text.other, value }];
    }),
  };
}

/** The notice that lists a person's waiting forms on the dashboard; null if there are none. */
export async function keptFormsNotice(context: Context, person: Person, language: Language) {
  const waitingForms = await listWaitingForms(context.db, person.id);
  if (waitingForms.length === 0) return null;
  const { notice, remove } = texts(language).account.keptForm;
  const t = translator(language);
  return {
    title: notice.title,
    text: notice.text,
    remove,
    forms: waitingForms.map(({ id, path, created_at }) => {
      const form = formName(path, created_at, language);
      return {
        href: paths.dashboardRecord("kept-forms", id, language),
        label: form,
        removalAction: removalPath(id, language),
        removeNamed: t("account.keptForm.removeNamed", { form }),
      };
    }),
  };
}

function removalPath(id: string, language: Language): string {
  return paths.dashboardRecord("kept-forms", id, language, "removal");
}

/** The name of a form: its area, and the time at which it was kept. */
function formName(path: string, at: string, language: Language): string {
  return `${areaOf(path, language).label} · ${formatDateTime(at, language)}`;
}

/** The dashboard area to which an address belongs; the queue if it belongs to no other area. */
function areaOf(path: string, language: Language) {
  const home = paths.dashboard("en");
  const part = withoutLanguage(path).slice(home.length).split(/[/?]/)[1] ?? "";
  if (isAreaKey(part)) return { part, label: areaTexts[part][language].title };
  const areas = navigationGroups.flatMap(({ items }) => items);
  const area = areas.find((one) => one.part === part);
  return { part, label: translator(language)(area?.label ?? "queue.nav.queue") };
}

/** False for Latin letters, digits and `_.:+-` alone: probably a version, time, key or choice. */
function isTyped(value: string): boolean {
  return !/^[\w.:+-]*$/.test(value);
}
