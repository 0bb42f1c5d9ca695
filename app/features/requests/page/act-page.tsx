import { useMemo } from "react";
import { Conflict } from "~/dashboard/conflict";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { FormActions } from "~/ui/form/form";
import type { ActAnswer } from "./act-answer.server";
import { ActForm, Composer, FactsPanel } from "./composer";
import { FollowUpFields } from "./follow-up-fields";
import { MoveFields } from "./move-fields";
import { RequestPage, type RequestPageProps } from "./request-page";
import { Timeline } from "./timeline";

type Loaded = Omit<RequestPageProps, "answer">;

/** A request's page. After a submission: the form again, a confirmation question, or a conflict. */
export function ActPage({ answer, ...page }: Loaded & { answer?: ActAnswer }) {
  if (answer && "confirm" in answer) return <ConfirmMove {...page} answer={answer} />;
  if (answer && "conflict" in answer) return <ActConflict {...page} answer={answer} />;
  return <RequestPage {...page} answer={answer} />;
}

function Heading({ view, title }: Pick<Loaded, "view"> & { title: string }) {
  const { common } = useRootData().text;
  return (
    <DashboardHeading
      title={title}
      crumbs={[{ href: view.paths.request, label: view.reference }]}
      crumbsLabel={common.breadcrumbs}
    >
      <p>
        <bdi>{view.fullName}</bdi> · {view.status}
      </p>
    </DashboardHeading>
  );
}

/** Confirmation of an exceptional move; "no" returns to the composer with all entered values. */
function ConfirmMove({
  view,
  answer,
}: Loaded & { answer: Extract<ActAnswer, { confirm: unknown }> }) {
  const { confirm, values } = answer;
  const { confirmed, ...hidden } = values;
  return (
    <>
      <Heading view={view} title={confirm.title} />
      <div className={styles.panel}>
        <p>{confirm.text}</p>
        {confirm.reason ? (
          <p className={styles.typed}>
            <bdi>{confirm.reason}</bdi>
          </p>
        ) : null}
        <p>{confirm.undo}</p>
        <AppForm id="act" action={view.composer.action} hidden={hidden} clientSide>
          <FormActions>
            <Button name="confirmed" value="yes" variant="danger">
              {confirm.yes}
            </Button>
            <Button name="confirmed" value="no" variant="quiet">
              {confirm.change}
            </Button>
          </FormActions>
        </AppForm>
      </div>
    </>
  );
}

/** Changes that a coordinator or the family made meanwhile, beside the unsaved form. */
function ActConflict({
  view,
  text,
  answer,
}: Loaded & { answer: Extract<ActAnswer, { conflict: unknown }> }) {
  const { conflict, values } = answer;
  const unsavedForm = useMemo(() => ({ values, errors: {} }), [values]);
  return (
    <>
      <Heading view={view} title={conflict.title} />
      <Conflict
        text={conflict.text}
        back={{ href: view.paths.request, label: conflict.back }}
        theirs={{
          title: conflict.theirs,
          children: (
            <>
              <p>{conflict.theirsNow}</p>
              <Timeline days={conflict.timeline} deskOnly={text.handling.timeline.deskOnly} />
            </>
          ),
        }}
        yours={{
          title: conflict.yours,
          children: (
            <>
              {conflict.wanted ? <p>{conflict.wanted}</p> : null}
              {conflict.impossible ? <p>{conflict.impossible}</p> : null}
              <ActForm view={view} answer={unsavedForm}>
                <Composer view={view.composer} text={text.handling.composer} answer={unsavedForm}>
                  <MoveFields
                    moves={view.moves}
                    text={text.handling.composer}
                    isOpen={Boolean(values.instead || values.reason)}
                  />
                  <FollowUpFields view={view.followUp} values={values} />
                </Composer>
                <FactsPanel view={view} text={text.handling} answer={unsavedForm} />
              </ActForm>
            </>
          ),
        }}
      />
    </>
  );
}
