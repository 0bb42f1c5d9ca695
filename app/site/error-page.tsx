import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { Fragment, useContext } from "react";
import { callLabel } from "~/features/company/company";
import { plainText } from "~/locales/plain-text";
import { paths } from "~/paths";
import { DocumentContext } from "~/server/document";
import { SEARCH_FORM } from "~/turning";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorScreen } from "~/ui/error-screen";
import * as styles from "~/ui/error-screen.css";
import { TextField } from "~/ui/form";
import type { RootData } from "./root-data";

/** The title of an error's page. */
export function errorTitle(error: unknown, root: RootData): string {
  return plainText(`${wordsOf(error, root).title} – ${root.company.name}`);
}

type Kind = "unexpected" | "notFound" | "forbidden" | "badRequest";

interface Words {
  title: string;
  text: string;
}

/** Which words fit what a route threw. */
function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return "unexpected";
  const { status } = error;
  if (status === 404) return "notFound";
  if (status === 403) return "forbidden";
  return status >= 400 && status < 500 ? "badRequest" : "unexpected";
}

/**
 * What is said of an error. What is thrown in few places brings its words along: every other page would
 * carry them for nothing.
 */
function wordsOf(error: unknown, { text }: RootData): Words {
  return isSaid(error)
    ? { title: error.data.title, text: error.data.text }
    : text.errors[kindOf(error)];
}

/** Whether it brings its words along. */
function isSaid(error: unknown): error is { data: Words } {
  const own: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof own === "object" && own !== null && "title" in own && "text" in own;
}

/** Where coordinators go on from an error. They are told to call nobody, and to look for no hospital. */
interface Work {
  /** What is said where nothing is. */
  notHere: string;
  ways: readonly { href: string; label: string }[];
}

/** What root shows instead of a page; without root's data (its loader failed) in English. */
export function ErrorPage({
  error,
  root,
  work,
}: {
  error: unknown;
  root: RootData | null;
  work?: Work;
}) {
  const { NotFoundFrame = Fragment } = useContext(DocumentContext);
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
  if (work) return <WorkError work={work} kind={kind} words={wordsOf(error, root)} />;
  const { errors, common } = root.text;
  const { language, company } = root;
  return (
    <NotFoundFrame>
      <ErrorScreen
        {...wordsOf(error, root)}
        help={errors.help}
        call={
          company.phone
            ? { href: `tel:${company.phone}`, label: callLabel(common.act.callNumber, company) }
            : undefined
        }
        actions={
          <ButtonLink variant="quiet" href={paths.home(language)}>
            {errors.backHome}
          </ButtonLink>
        }
      >
        {kind === "notFound" && <HospitalSearch root={root} />}
      </ErrorScreen>
    </NotFoundFrame>
  );
}

/** Reads its words from the address: the switches hand them back so. */
function HospitalSearch({ root: { language, text } }: { root: RootData }) {
  const { search, searchButton } = text.errors.notFound;
  const typed = new URLSearchParams(useLocation().search).get("q");
  return (
    <form id={SEARCH_FORM} className={styles.search} action={paths.hospitals(language)}>
      <TextField
        name="q"
        type="search"
        label={search}
        maxLength={200}
        defaultValue={typed ?? undefined}
      />
      <Button>{searchButton}</Button>
    </form>
  );
}

function WorkError({ work, kind, words }: { work: Work; kind: Kind; words: Words }) {
  const { title, text } = words;
  return (
    <ErrorScreen
      title={title}
      text={kind === "notFound" ? work.notHere : text}
      actions={work.ways.map(({ href, label }) => (
        <ButtonLink key={href} variant="quiet" href={href}>
          {label}
        </ButtonLink>
      ))}
    />
  );
}
