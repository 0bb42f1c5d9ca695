import { encode } from "turbo-stream";
import type { CompanyInfo } from "~/features/company/company";
import { nameIn } from "~/features/company/company.server";
import type { Refused } from "~/features/forms/form-answer";
import { type Dictionary, dictionaries } from "~/locales/dictionaries";
import { type Language, languageOfPath, pathInLanguage } from "~/locales/languages";
import { escapeXml } from "~/server/xml";
import { splitAtEmergencyNumbers } from "~/ui/emergency-numbers";
import { dark, light } from "~/ui/theme/tokens";

export type FallbackReason = Exclude<keyof Dictionary["http"], "back" | "call" | "notOpen">;

const statusByReason: Record<FallbackReason, number> = {
  badRequest: 400,
  otherSite: 403,
  notFound: 404,
  wrongMethod: 405,
  timeout: 408,
  infected: 409,
  tooLarge: 413,
  headerTooLarge: 431,
  serverError: 500,
  brokenFile: 502,
  busy: 503,
};

/** Texts of an error page; `call` is shown only if there is a phone number. */
interface Words {
  title: string;
  text: string;
  call?: string;
}

export type FallbackCompany = Pick<CompanyInfo, "name" | "phone" | "phoneText">;

/**
 * Builds an error page for refused requests and failures; needs neither Remix nor the database.
 *
 * @param company null if it is not known yet; the page then shows no name
 */
export function fallbackResponse(
  reason: FallbackReason,
  pathname: string,
  nonce: string,
  company: FallbackCompany | null,
): Response {
  const page = fallbackPage(reason, languageOfPath(pathname), nonce, company);
  return new Response(page, {
    status: statusByReason[reason],
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/**
 * Builds the response to a refused form that JavaScript sent: Remix data with the text that
 * `send-by-script.ts` shows.
 */
export function refusedForm(reason: FallbackReason, pathname: string): Response {
  const { text } = dictionaries[languageOfPath(pathname)].http[reason];
  return new Response(encode({ data: { refused: text } satisfies Refused }), {
    status: statusByReason[reason],
    headers: { "Content-Type": "text/x-script", "Cache-Control": "no-store" },
  });
}

export function fallbackStatus(reason: FallbackReason): number {
  return statusByReason[reason];
}

/** Turns emergency numbers into links. */
function withPhoneLinks(text: string): string {
  return splitAtEmergencyNumbers(text)
    .map((part) => (part.href ? `<a class="in" href="${part.href}">${part.text}</a>` : part.text))
    .join("");
}

function fallbackPage(
  reason: FallbackReason,
  language: Language,
  nonce: string,
  company: FallbackCompany | null,
): string {
  const { http: words } = dictionaries[language];
  const { title, text, call: callText }: Words = words[reason];
  const phone = callText && company?.phone;
  const paragraph = phone ? `${text} ${callText}` : text;
  const call = phone
    ? `<p><a href="tel:${phone}">${words.call} ${company.phoneText}</a></p>\n`
    : "";
  const name = company && escapeXml(nameIn(company.name, language));
  return plainPage({
    language,
    nonce,
    title: name ? `${title} | ${name}` : title,
    main: `${name ? `<header>${name}</header>\n` : ""}<h1>${title}</h1>
<p>${withPhoneLinks(paragraph)}</p>
${call}<p><a href="${pathInLanguage("/", language)}">${words.back}</a></p>`,
  });
}

/** A document without external files. @param main HTML */
export function plainPage({
  language,
  nonce,
  title,
  main,
}: Record<"nonce" | "title" | "main", string> & { language: Language }): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark}
body{margin:0;padding:72px 24px;background:${light.paper};color:${light.ink};font:1rem/1.7 system-ui,-apple-system,"Noto Sans","Noto Sans Bengali","Noto Sans Thai",sans-serif}
main{max-width:60ch;margin:auto}
h1{line-height:1.3;text-wrap:balance}
p{margin:0 0 12px;text-wrap:pretty}
header{margin-bottom:32px;color:${light.teal};font-size:1.25rem;font-weight:700}
a{display:inline-block;padding:8px 24px;border:2px solid ${light.teal};border-radius:14px;color:${light.teal};font-weight:700;text-decoration:none}
a[href^=tel]{border-color:${light.marigold};background:${light.marigold};color:${light.onMarigold}}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid ${light.ink};outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:${dark.paper};color:${dark.ink}}header{color:${dark.teal}}a{border-color:${dark.teal};color:${dark.teal}}a[href^=tel]{border-color:${dark.marigold};background:${dark.marigold};color:${dark.onMarigold}}a:focus-visible{outline-color:${dark.ink}}}
a.in{display:inline;padding:0;border:0;background:none;color:inherit;text-decoration:underline}
</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}
