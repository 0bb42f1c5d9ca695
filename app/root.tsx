import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext, useEffect } from "react";
import type { CompanyInfo } from "~/features/company/company";
import { companyInfo } from "~/features/company/company.server";
import { writerToken } from "~/features/sessions/form-writer.server";
import { languageOfPath } from "~/locales/languages";
import { plainText } from "~/locales/plain-text";
import { REGISTERS_WORKER } from "~/on-phone";
import { hasScript, isHydrated, sendsFiles } from "~/page-handle";
import { setCookie } from "~/server/cookies.server";
import { usesDataSaverOf } from "~/server/data-saver.server";
import { DocumentContext } from "~/server/document";
import { hasFormFailed } from "~/server/form.server";
import { languageOf, texts } from "~/server/i18n.server";
import { pageVariant } from "~/server/page-variant.server";
import { themeOf } from "~/server/theme.server";
import { browserData } from "~/site/browser-data.server";
import { ErrorPage, errorTitle } from "~/site/error-page";
import { ReloadWithoutScripts } from "~/site/reload";
import { useReloadAfterDisconnect } from "~/site/reload-after-disconnect";
import type { RootData } from "~/site/root-data";
import { SiteFrame } from "~/site/site-frame";
import { LoadingScreen } from "~/ui/loading-screen";
import { YIELD_TO_FIRST_TOUCH } from "~/ui/loading-screen-script";
import "~/ui/theme/theme.css";
import "~/ui/theme/base.css";

const headLinks = [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { common, errors } = texts(language);
  const headers = new Headers();
  const { isFirstPage, offeredLanguage } = pageVariant(request, context);
  const usesDataSaver = await usesDataSaverOf(request, context);
  if (isFirstPage) headers.append("Set-Cookie", setCookie(context, "visit", "1"));
  const { csrf, toast, person } = await browserData(request, context, headers);
  return data<RootData>(
    {
      language,
      publicUrl: context.env.publicUrl,
      titlePrefix: hasFormFailed(context) ? common.errorPrefix : "",
      theme: await themeOf(request, context),
      csrf,
      writer: person?.role === "admin" ? writerToken(context, person.id, csrf) : undefined,
      toast,
      showLoadingScreen: isFirstPage && !usesDataSaver,
      usesDataSaver,
      languageOffer: offeredLanguage && {
        language: offeredLanguage,
        read: texts(offeredLanguage).common.readHere,
        stay: common.stayHere,
      },
      person: person && {
        name: person.name,
        email: person.email,
        role: person.role,
      },
      company: await companyInfo(context, language),
      bridgeAlt: plainText(common.pictures.bridge),
      text: { common, errors },
    },
    { headers },
  );
}

/** Used only for errors; every page has a `meta` of its own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  error && data
    ? [{ title: errorTitle(error, data) }, { name: "robots", content: "noindex" }]
    : data
      ? [{ title: data.company.name }]
      : [];

export { shouldRevalidate } from "~/features/forms/send-by-script";

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { nonce, css, publicScript } = useContext(DocumentContext);
  const handles = useMatches().map(({ handle }) => handle);
  const hydrated = isHydrated(handles);
  const hasPublicScript = sendsFiles(handles) || (!root?.usesDataSaver && hasScript(handles));
  return (
    <html lang={languageOfPath(useLocation().pathname)} className={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <ReloadWithoutScripts />
        <Meta />
        {headLinks.map((link) => (
          <link key={link.rel} {...link} />
        ))}
        {css ? (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        ) : (
          <Links />
        )}
      </head>
      <body>
        {children}
        {root?.showLoadingScreen && (
          <LoadingScreen
            mode="first-visit"
            text={root.text.common.loading}
            call={callLinkOf(root.company)}
          />
        )}
        {root?.showLoadingScreen && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: YIELD_TO_FIRST_TOUCH }}
          />
        )}
        {root && !root.usesDataSaver && !hydrated && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: REGISTERS_WORKER }}
          />
        )}
        {root && !hydrated && hasPublicScript && (
          // a module, so that old browsers skip it; runs after the page is parsed
          <script type="module" nonce={nonce} src={publicScript} />
        )}
        {/* without hydration browsers restore the scroll position themselves */}
        {hydrated && <ScrollRestoration nonce={nonce} />}
        {hydrated && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

function callLinkOf({ phone, phoneText }: CompanyInfo) {
  return phone ? { href: `tel:${phone}`, label: phoneText } : undefined;
}

/** Set only in browsers, because effects do not run on the server. */
let lastRoot: ReturnType<typeof useRouteLoaderData<typeof loader>>;

/**
 * Root's data, or the last known: after a response from another server there is none, but the error
 * page must be in the reader's language.
 */
function useLastRoot() {
  const root = useRouteLoaderData<typeof loader>("root");
  useEffect(() => {
    lastRoot = root ?? lastRoot;
  }, [root]);
  return root ?? lastRoot;
}

export default function App() {
  const root = useLastRoot();
  const isWaiting = useNavigation().state === "loading";
  if (!root) return <Outlet />;
  return (
    <SiteFrame root={root}>
      <Outlet />
      {isWaiting && <LoadingScreen mode="pending" text={root.text.common.loading} />}
    </SiteFrame>
  );
}

/** For errors of the frame itself; routes/language.tsx shows errors of pages. */
export function ErrorBoundary() {
  const root = useLastRoot();
  const error = useRouteError();
  useReloadAfterDisconnect(error);
  if (!root) return <ErrorPage error={error} root={null} />;
  return (
    <SiteFrame root={root}>
      <ErrorPage error={error} root={root} />
    </SiteFrame>
  );
}
