import type { MetaDescriptor } from "@remix-run/react";
import { hydrationOf } from "~/hydration";
import { type Language, languages, pathInLanguage, withoutLanguage } from "~/locales/languages";
import { type PictureName, paths } from "~/paths";

export interface PageMeta {
  title: string;
  description?: string;
  /** What a chat shows beside the link; the bridge where nothing else is said. */
  image?: PictureName;
  /** `article` for a blog post. */
  type?: "website" | "article";
}

interface MatchLike {
  id: string;
  pathname: string;
  handle?: unknown;
  data?: unknown;
}

/** What root's loader knows of every page. */
export interface SiteMeta {
  brand: string;
  /** "Error:" in front of a form that failed; empty otherwise. */
  titlePrefix: string;
  publicUrl: string;
  language: Language;
}

const openGraphLocales: Record<Language, string> = { en: "en_GB", bn: "bn_BD", th: "th_TH" };

/**
 * The title and description of a page, and what chats make of a link to it; `meta` is undefined
 * where its loader failed.
 */
export function pageMeta(
  matches: readonly (MatchLike | undefined)[],
  meta: PageMeta | undefined,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.data as SiteMeta | undefined;
  const brand = root?.brand ?? "Setu";
  const prefix = root?.titlePrefix ? `${root.titlePrefix} ` : "";
  if (!meta) return [{ title: brand }];
  const descriptors: MetaDescriptor[] = [{ title: `${prefix}${meta.title} – ${brand}` }];
  if (root) descriptors.push(...alternates(matches, root.publicUrl));
  if (!meta.description) return descriptors;
  descriptors.push({ name: "description", content: meta.description });
  if (root) descriptors.push(...openGraph(meta, root));
  return descriptors;
}

/** The page's one address, and the same page in the other languages, for search engines. */
function alternates(matches: readonly (MatchLike | undefined)[], origin: string): MetaDescriptor[] {
  if (hydrationOf(matches.map((match) => match?.handle)) === "always") return [];
  const pathname = matches.at(-1)?.pathname.replace(/(.)\/$/, "$1") ?? "/";
  const link = (rel: string, path: string, hrefLang?: string): MetaDescriptor => ({
    tagName: "link",
    rel,
    href: origin + path,
    ...(hrefLang ? { hrefLang } : {}),
  });
  const english = withoutLanguage(pathname);
  return [
    link("canonical", pathname),
    ...languages.map((code) => link("alternate", pathInLanguage(english, code), code)),
    link("alternate", english, "x-default"),
  ];
}

/** https://ogp.me; X reads all but the form of its card from it. */
function openGraph(meta: PageMeta, root: SiteMeta): MetaDescriptor[] {
  const properties = {
    "og:type": meta.type ?? "website",
    "og:site_name": root.brand,
    "og:title": meta.title,
    "og:description": meta.description,
    "og:image": root.publicUrl + paths.picture(meta.image ?? "bridge"),
    "og:locale": openGraphLocales[root.language],
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
