import { Link } from "@remix-run/react";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import { PostButton } from "~/features/forms/post-button";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/form/controls";
import { Table } from "~/ui/table";
import { visuallyHidden } from "~/ui/visually-hidden.css";
import type { SavedFiltersView } from "./saved-filters-view.server";

/** Saves or renames a filter; below it, the person's saved filters. */
export function SavedFiltersPage({
  view,
  answer,
}: {
  view: SavedFiltersView;
  answer?: FormAnswer;
}) {
  const { text, form, filters } = view;
  return (
    <>
      <FormProblems answer={answer} />
      <DashboardHeading title={text.title} crumbs={view.crumbs} crumbsLabel={view.crumbsLabel}>
        <p>{text.lead}</p>
      </DashboardHeading>
      <h2>{form.title}</h2>
      <p>
        {text.keeps}: {form.summary}
      </p>
      <AppForm
        // remounted when the filter changes
        key={form.rename}
        id="saved-filter"
        rules={view.rules}
        defaults={{ name: form.name }}
        hidden={{ rename: form.rename }}
        answer={answer}
        submit={form.submit}
      >
        <TextField name="name" label={text.name} autoComplete="off" />
      </AppForm>
      <h2>{text.own}</h2>
      {filters.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <Table
          caption={<span className={visuallyHidden}>{text.own}</span>}
          rows={filters}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              title: text.name,
              cell: ({ name, href }) => (
                <Link to={href}>
                  <bdi>{name}</bdi>
                </Link>
              ),
            },
            {
              key: "words",
              title: text.keeps,
              canBreakAnywhere: true,
              cell: ({ summary }) => summary,
            },
            {
              key: "rename",
              title: text.rename,
              hasControl: true,
              cell: ({ rename }) => (
                <Link to={rename.href} aria-label={rename.label}>
                  {text.rename}
                </Link>
              ),
            },
            {
              key: "remove",
              title: text.remove,
              hasControl: true,
              cell: ({ id, removeLabel }) => (
                <PostButton action={view.deletionAction} hidden={{ id }}>
                  <Button variant="quiet" aria-label={removeLabel}>
                    {text.remove}
                  </Button>
                </PostButton>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
