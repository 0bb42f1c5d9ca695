import { isRouteErrorResponse } from "@remix-run/react";
import { ADMINS_ONLY } from "~/features/sessions/person";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorScreen } from "~/ui/error-screen";
import * as styles from "~/ui/error-screen.css";
import { TextField } from "~/ui/form";
import type { RootData } from "./root-data";

/** The title of an error's page. */
export function errorTitle(error: unknown, root: RootData): string {
  const kind = kindOf(error);
  return `${root.text.errors[kind].title} – ${root.brand}`;
}

type Kind =
  | "unexpected"
  | "adminsOnly"
  | "notFound"
  | "forbidden"
  | "wrongMethod"
  | "conflict"
  | "tooMany"
  | "badRequest";

/** Which words fit what a route threw. */
function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return "unexpected";
  const { status } = error;
  if (status === 403 && error.data === ADMINS_ONLY) return "adminsOnly";
  if (status === 404) return "notFound";
  if (status === 403) return "forbidden";
  if (status === 405) return "wrongMethod";
  if (status === 409) return "conflict";
  if (status === 429) return "tooMany";
  return status >= 400 && status < 500 ? "badRequest" : "unexpected";
}

/** What root shows instead of a page; without root's data (its loader failed) in English. */
export function ErrorPage({ error, root }: { error: unknown; root: RootData | null }) {
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
  const { errors, common } = root.text;
  const { language, company } = root;
  return (
    <ErrorScreen
      title={errors[kind].title}
      text={errors[kind].text}
      call={
        company.phone
          ? { href: `tel:${company.phone}`, label: `${common.act.call} ${company.phoneText}` }
          : undefined
      }
      actions={
        <ButtonLink variant="quiet" href={paths.home(language)}>
          {errors.backHome}
        </ButtonLink>
      }
    >
      <p>{errors.help}</p>
      {kind === "notFound" && (
        <form className={styles.search} action={paths.hospitals(language)}>
          <TextField name="q" type="search" label={errors.notFound.search} maxLength={200} />
          <Button variant="quiet" icon="search">
            {errors.notFound.searchButton}
          </Button>
        </form>
      )}
    </ErrorScreen>
  );
}
