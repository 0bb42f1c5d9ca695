import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Checklist } from "~/dashboard/checklist";
import { badges, panel, quiet, quoted, typed } from "~/dashboard/dashboard.css";
import { RecordEnd } from "~/dashboard/record-end";
import { RecordPage, SidePanel } from "~/dashboard/record-page";
import { AppForm } from "~/features/forms/app-form";
import type { FormAnswer } from "~/features/forms/form-answer";
import { FormProblems } from "~/features/forms/form-problems";
import type { Language } from "~/locales/languages";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { NameOrEmail } from "~/ui/name-or-email";
import type { ReviewPage } from "./review-page.server";

type Props = Pick<ReviewPage, "view" | "text">;

/** A story: what it says, to what its writer agreed, and what can be done with it. */
export function ReviewDetails({ view, text, answer }: Props & { answer?: FormAnswer }) {
  return (
    <RecordPage
      problems={<FormProblems answer={answer} />}
      title={view.name}
      crumbs={view.crumbs}
      aside={<ReviewAside view={view} text={text} />}
    >
      <StoryPanel title={text.shown} story={view.shown} lang={view.lang}>
        <p>
          <Link className={buttonClass("quiet")} to={view.paths.correction}>
            {text.correct}
          </Link>
        </p>
      </StoryPanel>
      {view.sent ? (
        <StoryPanel title={text.sent} story={view.sent} lang={view.lang}>
          <p className={quiet}>{text.sentText}</p>
        </StoryPanel>
      ) : null}
      <section className={panel}>
        <h2>{text.about}</h2>
        <StoryFacts view={view} text={text} />
      </section>
    </RecordPage>
  );
}

function StoryPanel({
  title,
  story,
  lang,
  children,
}: {
  title: string;
  story: { writer: string; text: string };
  lang: Language | undefined;
  children: ReactNode;
}) {
  return (
    <section className={panel}>
      <h2>{title}</h2>
      <blockquote className={quoted} lang={lang}>
        <bdi>{story.text}</bdi>
      </blockquote>
      <p lang={lang}>
        <bdi>{story.writer}</bdi>
      </p>
      {children}
    </section>
  );
}

function StoryFacts({ view, text }: Props) {
  const { facts } = view;
  const names = text.facts;
  return (
    <DescriptionList
      entries={[
        { term: names.rating, value: facts.rating },
        { term: names.country, value: facts.country },
        { term: names.treatment, value: facts.treatment },
        { term: names.hospital, value: <bdi>{facts.hospital}</bdi> },
        { term: names.language, value: facts.language },
        { term: names.received, value: facts.received },
        { term: names.published, value: facts.published },
        {
          term: names.email,
          value: view.email ? (
            <>
              <a href={`mailto:${view.email}`}>
                <NameOrEmail text={view.email} />
              </a>
              <span className={quiet}> {names.emailHint}</span>
            </>
          ) : null,
        },
      ]}
    />
  );
}

function ReviewAside({ view, text }: Props) {
  return (
    <>
      <SidePanel title={text.statusTitle}>
        <p className={badges}>
          <Badge tone={view.tone}>{view.statusName}</Badge>
          {view.sample ? <Badge tone="sample">{text.sampleBadge}</Badge> : null}
        </p>
        <p>{view.sample ? text.sample : view.statusText}</p>
        {view.reason ? (
          <p className={typed}>
            <strong>{text.reason}:</strong> <bdi>{view.reason}</bdi>
          </p>
        ) : null}
        {view.publish ? (
          <AppForm
            id="publication"
            action={view.paths.publication}
            hidden={view.hidden}
            submit={view.publish}
            byScript
          />
        ) : null}
        {view.reject ? (
          <p>
            <Link className={buttonClass("quiet")} to={view.paths.rejection}>
              {view.reject}
            </Link>
          </p>
        ) : null}
        {view.site ? (
          <p>
            <a href={view.site}>{text.onSite}</a>
          </p>
        ) : null}
      </SidePanel>
      <p>
        <a className={buttonClass("quiet")} href={view.paths.preview}>
          {text.seePreview}
        </a>
      </p>
      <Checklist view={view.checklist} />
      <SidePanel title={text.consent.title}>
        <DescriptionList
          isNarrow
          entries={[
            {
              term: text.consent.what,
              value: view.consent.what ? <q lang={view.lang}>{view.consent.what}</q> : null,
            },
            { term: text.consent.agreedOn, value: view.consent.agreedOn },
            { term: text.consent.how, value: view.consent.how },
            { term: text.consent.where, value: view.consent.where },
          ]}
        />
        <p className={quiet}>{text.consent.withdrawn}</p>
      </SidePanel>
      <RecordEnd history={view.history} paths={view.paths} text={text} />
    </>
  );
}
