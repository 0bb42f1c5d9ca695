import { Link } from "@remix-run/react";
import { compared, panel, typed } from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { PostButton } from "~/features/forms/post-button";
import { Button, buttonClass } from "~/ui/button";
import type { KeptFormView } from "./kept-form-view.server";

/** Shows a form that could not be saved, with a button that sends it again. */
export function KeptFormPage({ view }: { view: KeptFormView }) {
  const { text, hidden, typedFields } = view;
  return (
    <>
      <DashboardHeading title={text.title}>
        <p>{view.formName}</p>
        <p>{view.lead}</p>
      </DashboardHeading>
      <AppForm id="kept" action={view.action} hidden={hidden} submit={text.save} />
      {typedFields.length > 0 ? (
        <section className={panel}>
          <h2>{text.words}</h2>
          <dl className={compared}>
            {typedFields.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd className={typed}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <p>
        <Link className={buttonClass("quiet")} to={view.page.href}>
          {view.page.label}
        </Link>
      </p>
      <PostButton action={view.removalAction}>
        <Button variant="quiet">{text.remove}</Button>
      </PostButton>
    </>
  );
}
