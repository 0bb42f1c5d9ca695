import { Link } from "@remix-run/react";
import { column, panel } from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { PostButton } from "~/features/forms/post-button";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { setUpView } from "./set-up.server";

type SetUpView = Awaited<ReturnType<typeof setUpView>>;

/** The page with the set-up steps of a new site, with a link to each. */
export function SetUpPage({ view }: { view: SetUpView }) {
  const { text, steps, testMailForm, queueHref } = view;
  const nextStep = steps.find(({ isDone }) => !isDone);
  return (
    <>
      <DashboardHeading title={text.title}>
        <p>{view.lead}</p>
      </DashboardHeading>
      <div className={column}>
        {testMailForm?.isExpired ? <Notice tone="warning" title={text.testMail.expired} /> : null}
        {testMailForm?.token ? (
          <Notice title={text.testMail.arrived}>
            <PostButton action={testMailForm.confirmAction} hidden={{ token: testMailForm.token }}>
              <Button>{text.testMail.confirm}</Button>
            </PostButton>
          </Notice>
        ) : null}
        {steps.map(({ key, isDone, title, ...step }) => (
          <section className={panel} key={key}>
            <h2>{title}</h2>
            <Badge tone={isDone ? "good" : "warn"}>{isDone ? text.done : text.toDo}</Badge>
            {isDone ? null : <p>{step.text}</p>}
            {key === "mail" && testMailForm && !isDone ? (
              <PostButton action={testMailForm.sendAction}>
                <Button variant={key === nextStep?.key ? "primary" : "quiet"}>
                  {text.testMail.send}
                </Button>
              </PostButton>
            ) : null}
            {step.link ? (
              <p>
                <Link
                  className={buttonClass(
                    key === nextStep?.key && key !== "mail" ? "primary" : "quiet",
                  )}
                  to={step.link.href}
                >
                  {step.link.label}
                </Link>
              </p>
            ) : null}
          </section>
        ))}
        {queueHref ? (
          <p>
            <Link className={buttonClass("quiet")} to={queueHref}>
              {text.toQueue}
            </Link>
          </p>
        ) : null}
      </div>
    </>
  );
}
