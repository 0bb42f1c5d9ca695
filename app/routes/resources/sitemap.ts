import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemapIndex } from "~/features/pages/sitemap";
import { sitemapParts } from "~/features/pages/sitemap.server";
import { paths } from "~/paths";

export async function loader({ context }: LoaderFunctionArgs) {
  const parts = await sitemapParts(context);
  const { publicUrl } = context.env;
  return new Response(sitemapIndex(parts.map((part) => publicUrl + paths.sitemapPart(part))), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
