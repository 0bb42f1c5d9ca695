import { z } from "zod";
import {
  key,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredPhone,
  withScheme,
} from "~/features/forms/fields.server";
import { seenWords } from "~/features/worded-content/record.schema";
import { defaultLanguage, type Language } from "~/locales/languages";
import { COMPANY_MAX } from "./company-info";

const words = {
  address: optionalLine(COMPANY_MAX.address),
  licences: optionalText(COMPANY_MAX.licences).transform(tidyLines),
  opening: optionalText(COMPANY_MAX.opening),
};

const englishSchema = z.object({
  name: requiredLine("nameRequired", COMPANY_MAX.name),
  phone: requiredPhone(),
  whatsapp: optionalPhone().transform((phone) => phone ?? ""),
  legalName: optionalLine(COMPANY_MAX.name),
  email: requiredEmail(),
  map: mapLink(),
  ...words,
  facebook: pageOn("facebook.com", "fb.com"),
  youtube: pageOn("youtube.com"),
  instagram: pageOn("instagram.com"),
  ...seenWords,
});

const translationSchema = z.object({ ...words, ...seenWords });

/** What the form may say on the page of a language. */
export function companySchema(written: Language) {
  return written === defaultLanguage ? englishSchema : translationSchema;
}

/** A link to the company's own page on one of these hosts. */
function pageOn(...hosts: string[]) {
  return linkWhere(
    "pageLinkInvalid",
    ({ hostname, pathname }) =>
      hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) &&
      pathname.length > 1,
  );
}

/** A link to a place on whatever map: there are many, and all have short links on other hosts. */
function mapLink() {
  return linkWhere(
    "mapLinkInvalid",
    ({ hostname, pathname, search, hash }) =>
      hostname.includes(".") && (pathname + search + hash).length > 1,
  );
}

/** A link over HTTPS to what is there; one without `https://` gets it. */
function linkWhere(message: "pageLinkInvalid" | "mapLinkInvalid", isThere: (url: URL) => boolean) {
  return optionalLine(COMPANY_MAX.link).transform((typed, context) => {
    if (typed === "") return "";
    const url = URL.parse(withScheme(typed));
    const isPlain = url?.protocol === "https:" && url.username === "" && url.port === "";
    if (url && isPlain && isThere(url)) return url.href;
    context.addIssue({ code: "custom", message: key(message) });
    return z.NEVER;
  });
}

/** Lines without their outer spaces, each once, and none that is empty. */
function tidyLines(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "").join("\n");
}
