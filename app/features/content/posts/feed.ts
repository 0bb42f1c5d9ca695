import { escapeXml } from "~/server/xml";

export interface Feed {
  title: string;
  description: string;
  language: string;
  /** All URLs are absolute. */
  pageUrl: string;
  feedUrl: string;
  items: FeedItem[];
}

interface FeedItem {
  title: string;
  description: string;
  category: string;
  url: string;
  /** ISO 8601 UTC. */
  publishedAt: string;
}

/** Renders an RSS 2.0 feed (https://www.rssboard.org/rss-specification). */
export function rssOf(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", feed.title),
    element("link", feed.pageUrl),
    element("description", feed.description),
    element("language", feed.language),
    `<atom:link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(itemOf),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemOf({ title, url, description, category, publishedAt }: FeedItem): string {
  return [
    "<item>",
    element("title", title),
    element("link", url),
    element("guid", url),
    element("pubDate", new Date(publishedAt).toUTCString()),
    element("category", category),
    element("description", description),
    "</item>",
  ].join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
