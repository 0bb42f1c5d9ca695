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

/** Every text of the dictionaries by its path, e.g. `booking.title`. */
export type TextKey = Leaves<Dictionary>;
export type TextParameters = Record<string, string | number>;
export type Translate = (key: TextKey, parameters?: TextParameters) => string;

/** One instance for the process: building one for each request halves the throughput. */
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
 * The language a visitor wants: the one in front of the address, else the one chosen with the
 * switch, else the first that the browser asks for (`Accept-Language`) and the site has, else
 * English. For addresses that are no page: a page is in the language of its address.
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
  const found = await detector.getLocale(askingForOurs(request));
  return isLanguage(found) ? found : defaultLanguage;
}

/** The language that the visitor chose with the switch; null where none was chosen. */
export function chosenLanguage(
  request: RequestHead,
  context: Pick<Context, "env">,
): Language | null {
  const chosen = readCookie(request, context, "app-language");
  return isLanguage(chosen) ? chosen : null;
}

/**
 * The language that an English page offers a reader whose browser asks for it before English; null where
 * none was asked for so, where the reader has chosen with the switch, and on a page that the reader has
 * reached in another language. One of those that the site has, whatever the header says.
 */
export function offeredLanguage(
  request: RequestHead,
  context: Pick<Context, "env">,
): Language | null {
  if (languageOf(request) !== defaultLanguage || chosenLanguage(request, context)) return null;
  const [first] = parseAccept(rangesOfOurs(request)).filter(({ q }) => q > 0);
  const asked = first && languageOfRange(first.type);
  return isLanguage(asked) && asked !== defaultLanguage ? asked : null;
}

/** The language that the address is in. */
export function languageOf(request: Pick<RequestHead, "url">): Language {
  return languageOfPath(pathOf(request));
}

/** The whole dictionary: loaders hand on the section that their page needs. */
export function texts(language: Language): Dictionary {
  return dictionaries[language];
}

/** Looks a text up and fills in its `{{parameters}}`. */
export function translator(language: Language): Translate {
  return i18n.getFixedT(language) as Translate;
}

/** Fills the `{{parameters}}` of a text that is already at hand (a list's entry, say). */
export function fillIn(text: string, parameters: TextParameters, language: Language): string {
  return i18n.services.interpolator.interpolate(text, parameters, language, {
    escapeValue: false,
  });
}

function pathOf(request: Pick<RequestHead, "url">): string {
  return new URL(request.url).pathname;
}

/** So much of `Accept-Language` is read: the longest that browsers send name about twenty. */
const MAX_HEADER_CHARACTERS = 300;

/**
 * The request with those languages alone that the site has: remix-i18next looks at the first one
 * that is asked for, and takes microseconds for each letter.
 */
function askingForOurs(request: Request): Request {
  return new Request(request.url, { headers: { "Accept-Language": rangesOfOurs(request) } });
}

/** Of what the browser asks for, the site's own languages, in whichever countries. */
function rangesOfOurs(request: RequestHead): string {
  const asked = (request.headers.get("Accept-Language") ?? "").slice(0, MAX_HEADER_CHARACTERS);
  return asked
    .split(",")
    .filter((range) => isLanguage(languageOfRange(range)))
    .join(",");
}

/** The language of `bn-BD;q=0.8`. */
function languageOfRange(range: string): string | undefined {
  return /^\s*([a-z]+)/i.exec(range)?.[1]?.toLowerCase();
}
