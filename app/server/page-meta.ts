import type { MetaDescriptor } from "@remix-run/react";
import {
  defaultLanguage,
  type Language,
  languages,
  openGraphLocales,
  pathInLanguage,
} from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { isHydrated } from "~/page-handle";
import { paths, type Query, withQuery } from "~/paths";

export interface PageMeta {
  title: string;
  description?: string;
  /** Picture of the link preview; by default the bridge. */
  image?: MetaImage;
  /** `article` for a blog post. */
  type?: "website" | "article";
  /** Query parameters of the canonical address: a list's page or category, never a search. */
  query?: Query;
}

export interface MetaImage {
  /** Path on this site. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

interface MatchLike {
  id: string;
  pathname: string;
  handle?: unknown;
  data?: unknown;
}

export interface SiteMeta {
  company: { name: string };
  /** "Error:" if a form failed, otherwise empty. */
  titlePrefix: string;
  publicUrl: string;
  language: Language;
  /** Alt text of the bridge. */
  bridgeAlt: string;
}

/** Size in pixels; bin/draw-pictures.mjs draws the pictures in this size. */
export const pictureSize = { width: 1200, height: 630 };

/**
 * Title, description and link preview of a page; `ownMeta` is undefined if its loader failed.
 */
export function pageMeta(
  matches: readonly (MatchLike | undefined)[],
  ownMeta: PageMeta | undefined,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.data as SiteMeta | undefined;
  const name = root?.company.name;
  const prefix = root?.titlePrefix ? `${root.titlePrefix} ` : "";
  if (!ownMeta) return name ? [{ title: name }] : [];
  const meta = asPlainText(ownMeta);
  const descriptors: MetaDescriptor[] = [
    { title: prefix + meta.title + (name ? ` – ${name}` : "") },
  ];
  const addresses = root && addressesOf(matches, root.publicUrl, meta.query);
  if (addresses) descriptors.push(...alternates(addresses));
  if (!meta.description) return descriptors;
  descriptors.push({ name: "description", content: meta.description });
  if (root) descriptors.push(...openGraph(meta, root, addresses?.own));
  return descriptors;
}

/** Removes markup, because title bars, search results and chats show plain text. */
function asPlainText(meta: PageMeta): PageMeta {
  const { title, description, image } = meta;
  return {
    ...meta,
    title: plainText(title),
    description: description && plainText(description),
    image: image && { ...image, alt: plainText(image.alt) },
  };
}

interface Addresses {
  own: string;
  inLanguages: Record<Language, string>;
}

/** Null for hydrated pages, which get no canonical link and no language alternates. */
function addressesOf(
  matches: readonly (MatchLike | undefined)[],
  origin: string,
  query: Query = {},
): Addresses | null {
  if (isHydrated(matches.map((match) => match?.handle))) return null;
  const pathname = matches.at(-1)?.pathname.replace(/(.)\/$/, "$1") ?? "/";
  const address = (path: string) => origin + withQuery(path, query);
  const inLanguage = (code: Language) => [code, address(pathInLanguage(pathname, code))];
  return {
    own: address(pathname),
    inLanguages: Object.fromEntries(languages.map(inLanguage)),
  };
}

/** Canonical link and language alternates, for search engines. */
function alternates({ own, inLanguages }: Addresses): MetaDescriptor[] {
  const link = (rel: string, href: string, hrefLang?: string): MetaDescriptor => ({
    tagName: "link",
    rel,
    href,
    ...(hrefLang ? { hrefLang } : {}),
  });
  return [
    link("canonical", own),
    ...languages.map((code) => link("alternate", inLanguages[code], code)),
    link("alternate", inLanguages[defaultLanguage], "x-default"),
  ];
}

/** https://ogp.me; X reads these too, except its card type. */
function openGraph(meta: PageMeta, root: SiteMeta, address: string | undefined): MetaDescriptor[] {
  const bridge = { path: paths.picture("bridge"), ...pictureSize, alt: root.bridgeAlt };
  const image = meta.image ?? bridge;
  const properties = {
    "og:type": meta.type ?? "website",
    ...(address ? { "og:url": address } : {}),
    "og:site_name": root.company.name,
    "og:title": meta.title,
    "og:description": meta.description,
    "og:image": root.publicUrl + image.path,
    "og:image:width": String(image.width),
    "og:image:height": String(image.height),
    "og:image:alt": image.alt,
    "og:locale": openGraphLocales[root.language],
  };
  return Object.entries(properties).map(([property, content]) => ({ property, content }));
}
