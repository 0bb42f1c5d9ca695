import { isRouteErrorResponse } from "@remix-run/react";
import { Fragment, useContext } from "react";
import { callLabel } from "~/features/company/company";
import { plainText } from "~/locales/plain-text";
import { paths } from "~/paths";
import { DocumentContext } from "~/server/document";
import { ButtonLink } from "~/ui/button";
import { ErrorScreen } from "~/ui/error-screen";
import type { RootData } from "./root-data";

export function errorTitle(error: unknown, root: RootData): string {
  return plainText(`${wordsOf(error, root).title} – ${root.company.name}`);
}

type Kind = "unexpected" | "notFound" | "forbidden" | "badRequest";

interface Words {
  title: string;
  text: string;
}

function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return "unexpected";
  const { status } = error;
  if (status === 404) return "notFound";
  if (status === 403) return "forbidden";
  return status >= 400 && status < 500 ? "badRequest" : "unexpected";
}

/**
 * The texts for an error. Rare errors include their own texts, so that other pages need not load
 * them.
 */
function wordsOf(error: unknown, { text }: RootData): Words {
  return hasOwnTexts(error)
    ? { title: error.data.title, text: error.data.text }
    : text.errors[kindOf(error)];
}

function hasOwnTexts(error: unknown): error is { data: Words } {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === "object" && data !== null && "title" in data && "text" in data;
}

/**
 * Links on an error page for coordinators, who need neither the phone number nor the hospital
 * search.
 */
interface DashboardLinks {
  /** Text for a missing record. */
  notHere: string;
  links: readonly { href: string; label: string }[];
}

/** Shown instead of a page after an error; in English if root's loader failed too. */
export function ErrorPage({
  error,
  root,
  dashboard,
}: {
  error: unknown;
  root: RootData | null;
  dashboard?: DashboardLinks;
}) {
  const { notFound } = useContext(DocumentContext);
  const Frame = notFound?.Frame ?? Fragment;
  if (!root) {
    return (
      <ErrorScreen
        title="Unexpected Application Error!"
        text="Something went wrong, please try again."
        actions={<ButtonLink href={paths.home("en")}>Back to Home</ButtonLink>}
      />
    );
  }
  const kind = kindOf(error);
  if (dashboard)
    return <DashboardError dashboard={dashboard} kind={kind} words={wordsOf(error, root)} />;
  const { errors, common } = root.text;
  const { language, company } = root;
  return (
    <Frame>
      <ErrorScreen
        {...wordsOf(error, root)}
        emergencyText={errors.help}
        call={
          company.phone
            ? { href: `tel:${company.phone}`, label: callLabel(common.act.callNumber, company) }
            : undefined
        }
        actions={
          <>
            {kind === "notFound" ? (
              <>
                <ButtonLink variant="quiet" href={paths.requestNumber(language)}>
                  {common.nav.findRequest}
                </ButtonLink>{" "}
              </>
            ) : null}
            <ButtonLink variant="quiet" href={paths.home(language)}>
              {errors.backHome}
            </ButtonLink>
          </>
        }
      >
        {notFound && <notFound.Search language={language} text={errors.notFound} />}
      </ErrorScreen>
    </Frame>
  );
}

function DashboardError({
  dashboard,
  kind,
  words,
}: {
  dashboard: DashboardLinks;
  kind: Kind;
  words: Words;
}) {
  const { title, text } = words;
  return (
    <ErrorScreen
      title={title}
      text={kind === "notFound" ? dashboard.notHere : text}
      actions={dashboard.links.map(({ href, label }) => (
        <ButtonLink key={href} variant="quiet" href={href}>
          {label}
        </ButtonLink>
      ))}
    />
  );
}
