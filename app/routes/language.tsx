import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useRouteError } from "@remix-run/react";
import { defaultLanguage, isLanguage, pathInLanguage } from "~/locales/languages";
import { hasReadForm } from "~/server/form.server";
import { chosenLanguage } from "~/server/i18n.server";
import { ErrorPage } from "~/site/error-page";
import { useRootData } from "~/site/root-data";

/**
 * Every page passes here: an unknown first segment is no language (404), `/en/…` has one address
 * only, and a reader who chose another language is led to it.
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
  // `/xx`, which the router takes for a home page in the language "xx"
  if (params.lang !== undefined) throw data(null, { status: 404 });
  return null;
}

/** A language never changes within a visit to hydrated pages without a new document. */
export const shouldRevalidate = () => false;

export default function LanguageLayout() {
  return <Outlet />;
}

/**
 * Below root, whose loader gives the words and the help line: after an action has thrown, no loader
 * of the boundary's own route runs.
 */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} root={useRootData()} />;
}
