import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import { defaultLanguage, isLanguage, pathInLanguage } from "~/locales/languages";
import { hasReadForm } from "~/server/form.server";
import { chosenLanguage } from "~/server/i18n.server";
import { ErrorPage } from "~/site/error-page";
import { useRootData } from "~/site/root-data";

/**
 * Checks the language of every page: rejects unknown prefixes, removes `/en`, and redirects readers
 * who chose another language.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (params.lang === defaultLanguage) {
    const rest = url.pathname.slice(defaultLanguage.length + 1).replace(/^\/+/, "");
    throw redirect(`/${rest}${url.search}`, 301);
  }
  if (isLanguage(params.lang)) return null;
  if (request.method === "GET" && !hasReadForm(context)) {
    const chosen = chosenLanguage(request, context);
    if (chosen && chosen !== defaultLanguage) {
      throw redirect(pathInLanguage(url.pathname, chosen) + url.search, 302);
    }
  }
  // `/xx` would match the home page with the language "xx"
  if (params.lang !== undefined) throw data(null, { status: 404 });
  return null;
}

/** On hydrated pages the language changes only with a new document. */
export const shouldRevalidate = () => false;

export default function LanguageLayout() {
  return <Outlet />;
}

/**
 * Stands below root, whose loader provides the texts: after an action has thrown, only the loaders
 * above the boundary run.
 */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} root={useRootData()} />;
}
