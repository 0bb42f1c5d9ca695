import { isRouteErrorResponse } from "@remix-run/react";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorScreen } from "~/ui/error-screen";
import { TextField } from "~/ui/form";

/** The title of an error's page. */
export function errorTitle(error: unknown, root: RootData): string {
  const kind = kindOf(statusOf(error));
  return `${root.text.errors[kind].title} – ${root.brand}`;
}

/** Of what a route threw. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

type Kind = "unexpected" | "notFound" | "forbidden" | "conflict" | "badRequest";

/** Which words fit a status. */
function kindOf(status: number): Kind {
  if (status === 404) return "notFound";
  if (status === 403) return "forbidden";
  if (status === 409) return "conflict";
  return status >= 400 && status < 500 ? "badRequest" : "unexpected";
}

/** What root shows instead of a page; without root's data (its loader failed) in English. */
export function ErrorPage({ status, root }: { status: number; root: RootData | null }) {
  if (!root) {
    return (
      <ErrorScreen
        title="Unexpected Application Error!"
        text="Something went wrong, please try again."
        actions={<ButtonLink href={paths.home("en")}>Back to Home</ButtonLink>}
      />
    );
  }
  const kind = kindOf(status);
  const { errors, common } = root.text;
  const { language, company } = root;
  return (
    <ErrorScreen
      title={errors[kind].title}
      text={errors[kind].text}
      call={{ href: `tel:${company.phone}`, label: `${common.act.call} ${company.phoneText}` }}
      actions={
        <ButtonLink variant="quiet" href={paths.home(language)}>
          {errors.backHome}
        </ButtonLink>
      }
    >
      <p>{errors.help}</p>
      {kind === "notFound" && (
        <form action={paths.hospitals(language)}>
          <TextField name="q" type="search" label={errors.notFound.search} maxLength={200} />
          <Button variant="quiet" icon="search">
            {errors.notFound.searchButton}
          </Button>
        </form>
      )}
    </ErrorScreen>
  );
}
