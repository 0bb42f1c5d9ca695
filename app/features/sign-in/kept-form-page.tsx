import { Link } from "@remix-run/react";
import { panel, typed } from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { AppForm } from "~/features/forms/app-form";
import { buttonClass } from "~/ui/button";
import type { KeptFormView } from "./kept-form-view.server";

/** What was typed before the log-in ran out: to read, and to send with one press. */
export function KeptFormPage({ view }: { view: KeptFormView }) {
  const { text, action, hidden, words } = view;
  return (
    <>
      <DashboardHeading title={text.title}>
        <p>{text.lead}</p>
      </DashboardHeading>
      <AppForm id="kept" action={action} hidden={hidden} submit={text.save} />
      {words.length > 0 ? (
        <section className={panel}>
          <h2>{text.words}</h2>
          {words.map(({ name, value }) => (
            <p className={typed} key={name}>
              <bdi>{value}</bdi>
            </p>
          ))}
        </section>
      ) : null}
      <p>
        <Link className={buttonClass("quiet")} to={action}>
          {text.open}
        </Link>
      </p>
    </>
  );
}
