import { Conflict } from "~/dashboard/conflict";
import * as styles from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { keptFields } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { useRootData } from "~/site/root-data";
import { DescriptionList } from "~/ui/description-list";
import { FactControls, labelsOf } from "../fact-controls";
import type { FactsAnswer, LoadedFacts } from "./facts-page.server";

type Loaded = Pick<LoadedFacts, "view" | "text" | "title">;

/** Form for correcting facts; after a conflict, the current values stand beside it. */
export function FactsPage({ view, text, title, answer }: Loaded & { answer?: FactsAnswer }) {
  const { common } = useRootData().text;
  const conflict = answer && "conflict" in answer ? answer.conflict : null;
  return (
    <>
      <FormProblems answer={answer} fields={labelsOf(view.fields)} />
      <DashboardHeading
        title={conflict ? text.conflict : title}
        crumbs={view.crumbs}
        crumbsLabel={common.breadcrumbs}
      >
        <p>
          <bdi>{view.fullName}</bdi>
        </p>
      </DashboardHeading>
      {conflict ? (
        <Conflict
          text={text.conflictText}
          back={{ href: view.paths.request, label: text.back }}
          theirs={{
            title: text.now,
            children: (
              <DescriptionList
                entries={conflict.map(({ term, value }) => ({
                  term,
                  value: <bdi>{value}</bdi>,
                }))}
              />
            ),
          }}
          yours={{
            title: text.yours,
            children: <FactsForm view={view} answer={answer} submit={text.anyway} />,
          }}
        />
      ) : (
        <div className={styles.panel}>
          <p>{text.lead}</p>
          <FactsForm view={view} answer={answer} submit={text.save} />
        </div>
      )}
    </>
  );
}

function FactsForm({
  view,
  answer,
  submit,
}: Pick<Loaded, "view"> & { answer?: FactsAnswer; submit: string }) {
  return (
    <AppForm
      id="facts"
      rules={view.rules}
      action={view.paths.facts}
      hidden={keptFields(view.hidden, answer)}
      defaults={view.defaults}
      answer={answer}
      submit={submit}
      byScript
    >
      <FactControls fields={view.fields} />
    </AppForm>
  );
}
