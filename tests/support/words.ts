import type { Dictionary } from "~/locales/dictionaries";
import type { Language } from "~/locales/languages";
import * as server from "~/server/i18n.server";
import { asRead } from "./as-read";

/** The dictionary, with its texts as tests read them from pages (as-read.ts). */
export function texts(language: Language): Dictionary {
  return read(server.texts(language));
}

/** A text with its parameters filled in, as tests read it from pages. */
export function translator(language: Language): server.Translate {
  const translate = server.translator(language);
  return (key, parameters) => asRead(translate(key, parameters));
}

function read<Texts>(all: Texts): Texts {
  if (typeof all === "string") return asRead(all) as Texts;
  if (typeof all !== "object" || all === null) return all;
  if (Array.isArray(all)) return all.map(read) as Texts;
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, read(one)])) as Texts;
}
