import type { LoaderFunctionArgs } from "@remix-run/node";
import { robotsText } from "~/features/pages/sitemap";

export function loader({ context }: LoaderFunctionArgs) {
  return new Response(robotsText(context.env.publicUrl), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
