import { parseAccept } from "hono/utils/accept";
import { createInstance } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { type Dictionary, dictionaries } from "~/locales/dictionaries";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageInPath,
  languageOfPath,
  languages,
} from "~/locales/languages";
import type { Context } from "./context";
import { type RequestHead, readCookie } from "./cookies.server";

type Leaves<Node> = Node extends string
  ? ""
  : Node extends readonly unknown[]
    ? never
    : { [Key in keyof Node & string]: Suffixed<Key, Leaves<Node[Key]>> }[keyof Node & string];
type Suffixed<Key extends string, Rest> = Rest extends ""
  ? Key
  : Rest extends string
    ? `${Key}.${Rest}`
    : never;

/** Paths of all texts in the dictionaries, e.g. `booking.title`. */
export type TextKey = Leaves<Dictionary>;
export type TextParameters = Record<string, string | number>;
export type Translate = (key: TextKey, parameters?: TextParameters) => string;

/** The process shares one instance: creating one for each request would halve the throughput. */
const i18n = createInstance();
void i18n.init({
  resources: Object.fromEntries(
    languages.map((language) => [language, { translation: dictionaries[language] }]),
  ),
  supportedLngs: [...languages],
  lng: defaultLanguage,
  // a missing text shows its key, never another language
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initImmediate: false,
});

/**
 * Language for an address without a page: from the path, the language switch, or `Accept-Language`,
 * otherwise English. Pages use only their path.
 */
export async function detectLanguage(
  request: Request,
  context: Pick<Context, "env">,
): Promise<Language> {
  const detector = new RemixI18Next({
    detection: {
      supportedLanguages: [...languages],
      fallbackLanguage: defaultLanguage,
      order: ["custom", "header"],
      findLocale: async () => languageInPath(pathOf(request)) ?? chosenLanguage(request, context),
    },
    i18next: {},
  });
  const detected = await detector.getLocale(withOurLanguages(request));
  return isLanguage(detected) ? detected : defaultLanguage;
}

export function chosenLanguage(
  request: RequestHead,
  context: Pick<Context, "env">,
): Language | null {
  const chosen = readCookie(request, context, "app-language");
  return isLanguage(chosen) ? chosen : null;
}

/**
 * The language to offer on an English page: the browser's first choice among our languages. Null if
 * that is English or the reader used the language switch.
 */
export function offeredLanguage(
  request: RequestHead,
  context: Pick<Context, "env">,
): Language | null {
  if (languageOf(request) !== defaultLanguage || chosenLanguage(request, context)) return null;
  const [firstChoice] = parseAccept(ourLanguageRanges(request)).filter(({ q }) => q > 0);
  const preferred = firstChoice && languageOfRange(firstChoice.type);
  return isLanguage(preferred) && preferred !== defaultLanguage ? preferred : null;
}

export function languageOf(request: Pick<RequestHead, "url">): Language {
  return languageOfPath(pathOf(request));
}

/** The whole dictionary. Loaders send only the section that their page needs. */
export function texts(language: Language): Dictionary {
  return dictionaries[language];
}

export function translator(language: Language): Translate {
  return i18n.getFixedT(language) as Translate;
}

/** Fills in the `{{parameters}}` of a text that was already looked up, such as a list entry. */
export function fillIn(text: string, parameters: TextParameters, language: Language): string {
  return i18n.services.interpolator.interpolate(text, parameters, language, {
    escapeValue: false,
  });
}

function pathOf(request: Pick<RequestHead, "url">): string {
  return new URL(request.url).pathname;
}

/** Longer headers are cut; the longest real ones name about twenty languages. */
const MAX_HEADER_CHARACTERS = 300;

/**
 * Keeps only our languages: remix-i18next looks at the first range alone, and is slow on long
 * headers.
 */
function withOurLanguages(request: Request): Request {
  return new Request(request.url, { headers: { "Accept-Language": ourLanguageRanges(request) } });
}

/** The ranges of `Accept-Language` in one of our languages, for any country. */
function ourLanguageRanges(request: RequestHead): string {
  const header = (request.headers.get("Accept-Language") ?? "").slice(0, MAX_HEADER_CHARACTERS);
  return header
    .split(",")
    .filter((range) => isLanguage(languageOfRange(range)))
    .join(",");
}

/** `bn-BD;q=0.8` gives `bn`. */
function languageOfRange(range: string): string | undefined {
  return /^\s*([a-z]+)/i.exec(range)?.[1]?.toLowerCase();
}
