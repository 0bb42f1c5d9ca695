import type { LoaderFunctionArgs } from "@remix-run/node";
import { companyInfo } from "~/features/company/company.server";
import { defaultLanguage } from "~/locales/languages";
import { texts } from "~/server/i18n.server";
import { light } from "~/ui/theme/tokens";

/** Name and icon for the home screen (https://www.w3.org/TR/appmanifest/). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { name } = await companyInfo(context, defaultLanguage);
  const manifest = {
    name,
    short_name: name,
    description: texts(defaultLanguage).home.tagline,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: light.paper,
    theme_color: light.teal,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any maskable" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
