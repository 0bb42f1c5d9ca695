import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { texts } from "~/server/i18n.server";

type Way = "number" | "find" | "code";

export type AccessOptionsView = ReturnType<typeof accessOptionsView>;

/** Links to the forms that give access to a family's page. @param reference prefills the forms */
export function accessOptionsView(language: Language, keys: readonly Way[], reference?: string) {
  const { ways } = texts(language).requestAccess;
  const hrefs: Record<Way, string> = {
    number: paths.requestNumber(language, { reference }),
    find: paths.requestFind(language, { reference }),
    code: paths.requestCode(language),
  };
  return {
    title: ways.title,
    links: keys.map((key) => ({ href: hrefs[key], ...ways[key] })),
    call: ways.call,
  };
}
