import type { LoaderFunctionArgs } from "@remix-run/node";
import { urlSet } from "~/features/pages/sitemap";
import { pagesOfPart } from "~/features/pages/sitemap.server";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const part = /^(.+)\.xml$/.exec(params.part ?? "")?.[1];
  const pages = part ? await pagesOfPart(context, part) : null;
  if (!pages) return new Response("Not found\n", { status: 404 });
  return new Response(urlSet(pages, context.env.publicUrl), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
