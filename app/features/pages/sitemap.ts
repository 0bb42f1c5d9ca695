import { defaultLanguage, type Language, languages, pathInLanguage } from "~/locales/languages";
import { paths } from "~/paths";
import { escapeXml } from "~/server/xml";
import { serviceKeys } from "~/service-keys";

/** A page in all languages, by its English path. */
export interface SitemapPage {
  path: string;
  /** The time of the last change (ISO 8601), if known. */
  changedAt?: string;
}

/** The pages with a fixed path that search engines should index. */
export const fixedPages: readonly SitemapPage[] = [
  paths.home,
  paths.services,
  ...serviceKeys.map((key) => (language: Language) => paths.service(key, language)),
  paths.hospitals,
  paths.doctors,
  paths.process,
  paths.promise,
  paths.costs,
  paths.reviews,
  paths.shareYourStory,
  paths.blog,
  paths.about,
  paths.faqs,
  paths.contact,
  paths.callBack,
  paths.booking,
  paths.terms,
  paths.privacy,
].map((path) => ({ path: path(defaultLanguage) }));

/** https://www.sitemaps.org/protocol.html#index */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return xmlDocument("sitemapindex", "", entries);
}

/** Lists each page in each language, with the other languages as alternates. */
export function urlSet(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const address = (language: Language) => escapeXml(origin + pathInLanguage(path, language));
    const alternates = [...languages, "x-default" as const]
      .map((language) => {
        const href = address(language === "x-default" ? defaultLanguage : language);
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
      })
      .join("");
    const changed = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : "";
    return languages.map(
      (language) => `<url><loc>${address(language)}</loc>${changed}${alternates}</url>`,
    );
  });
  return xmlDocument("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
}

/** Excludes personal pages and the dashboard from crawling. */
export function robotsText(origin: string): string {
  const disallowedPaths = ["/dashboard", "/profile", "/admin", "/booking/sent", "/contact/sent"];
  return [
    "User-agent: *",
    ...disallowedPaths.flatMap((path) =>
      languages.map((language) => `Disallow: ${pathInLanguage(path, language)}`),
    ),
    "",
    `Sitemap: ${origin}${paths.sitemap()}`,
    "",
  ].join("\n");
}

function xmlDocument(element: string, namespaces: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...entries,
    `</${element}>`,
    "",
  ].join("\n");
}
