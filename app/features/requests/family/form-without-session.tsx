import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { AppForm } from "~/features/forms/app-form";
import { ErrorPage } from "~/site/error-page";
import { useRootData } from "~/site/root-data";
import { Container } from "~/ui/container";
import { DescriptionList } from "~/ui/description-list";
import { TextArea } from "~/ui/form/controls";
import { Heading } from "~/ui/heading";
import { sheet } from "~/ui/sheet.css";
import { AccessOptions } from "./access-options";
import { page } from "./family-page.css";
import type { FormWithoutSession } from "./form-without-session.server";

type View = FormWithoutSession["data"]["formWithoutSession"];

/** Error page of a family's page; after the session ended, it offers to send the form again. */
export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRootData();
  const errorData: unknown = isRouteErrorResponse(error) ? error.data : null;
  const isFormWithoutSession =
    typeof errorData === "object" && errorData !== null && "formWithoutSession" in errorData;
  if (!isFormWithoutSession) return <ErrorPage error={error} root={root} />;
  return <FormToSendAgain view={errorData.formWithoutSession as View} />;
}

function FormToSendAgain({ view }: { view: View }) {
  const { text, action, values, entries, ways } = view;
  const { words, ...hidden } = values;
  return (
    <Container>
      <Heading title={text.title} lead={text.lead} />
      <div className={`${sheet} ${page}`}>
        <AppForm
          id="again"
          action={action}
          hidden={hidden}
          defaults={{ words }}
          submit={text.submit}
          isUnsaved
        >
          {words === undefined ? null : (
            <TextArea name="words" label={text.words} rows={5} optionalText="" />
          )}
          <DescriptionList entries={entries} />
        </AppForm>
        <AccessOptions view={ways} inNewTab />
      </div>
    </Container>
  );
}
