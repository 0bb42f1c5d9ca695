import { z } from "zod";
import {
  key,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredPhone,
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
  email: requiredEmail(),
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

/** A link to a page on one of these hosts, over HTTPS; one without `https://` gets it. */
function pageOn(...hosts: string[]) {
  return optionalLine(COMPANY_MAX.link).transform((typed, context) => {
    if (typed === "") return "";
    const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    const url = URL.parse(address);
    const isThere =
      url?.protocol === "https:" &&
      url.username === "" &&
      url.port === "" &&
      hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    if (url && isThere && url.pathname.length > 1) return url.href;
    context.addIssue({ code: "custom", message: key("pageLinkInvalid") });
    return z.NEVER;
  });
}

/** Lines without their outer spaces, each once, and none that is empty. */
function tidyLines(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "").join("\n");
}
