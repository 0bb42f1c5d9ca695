import { Link } from "@remix-run/react";
import { column, panel } from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import type { setUpView } from "./set-up.server";

type SetUpView = Awaited<ReturnType<typeof setUpView>>;

/** Steps of a new site, with a link to each. */
export function SetUpPage({ view }: { view: SetUpView }) {
  const { text, steps, queue } = view;
  return (
    <>
      <DashboardHeading title={text.title}>
        <p>{view.lead}</p>
      </DashboardHeading>
      <div className={column}>
        {steps.map(({ key, isDone, title, ...step }) => (
          <section className={panel} key={key}>
            <h2>{title}</h2>
            <Badge tone={isDone ? "good" : "warn"}>{isDone ? text.done : text.toDo}</Badge>
            {isDone ? null : <p>{step.text}</p>}
            {isDone || !step.link ? null : (
              <p>
                <Link
                  className={buttonClass(key === "company" ? "primary" : "quiet")}
                  to={step.link.href}
                >
                  {step.link.label}
                </Link>
              </p>
            )}
          </section>
        ))}
        {queue ? (
          <p>
            <Link className={buttonClass("quiet")} to={queue}>
              {text.toQueue}
            </Link>
          </p>
        ) : null}
      </div>
    </>
  );
}
