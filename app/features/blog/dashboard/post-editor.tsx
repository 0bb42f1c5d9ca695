import { Link } from "@remix-run/react";
import { panel, quiet, typed } from "~/dashboard/dashboard.css";
import { SidePanel } from "~/dashboard/record-page";
import { WordsAside } from "~/dashboard/words-aside";
import { type WordsAnswer, WordsEditor } from "~/dashboard/words-editor";
import { Button, buttonClass } from "~/ui/button";
import { TextField } from "~/ui/form/controls";
import { Prose } from "~/ui/prose";
import type { PostEditorPage } from "./post-editor.server";

/** What was typed, as it will look; nothing of it is saved. */
interface PostPreview {
  values: Record<string, string>;
  preview: { title: string; excerpt: string; html: string };
}

export type PostAnswer = WordsAnswer | PostPreview;

type Page = Pick<PostEditorPage, "view" | "text">;

/** A post's page: its words, how they will look, and beside them what is the same in every language. */
export function PostEditor({ view, text, answer }: Page & { answer: PostAnswer | undefined }) {
  const previewed = answer && "preview" in answer ? answer : undefined;
  return (
    <WordsEditor
      view={view}
      text={text}
      answer={previewed ? undefined : (answer as WordsAnswer | undefined)}
      typed={previewed?.values}
      moreButtons={
        <Button variant="quiet" icon="eye" name="preview" value="on">
          {text.typed.button}
        </Button>
      }
      aside={<PostAside view={view} text={text} />}
    >
      {previewed ? (
        <section className={panel} role="status">
          <h2>{text.typed.title}</h2>
          <p className={quiet}>{text.typed.lead}</p>
          <article lang={view.written}>
            <h3>{previewed.preview.title}</h3>
            <p>
              <strong>{previewed.preview.excerpt}</strong>
            </p>
            <Prose html={previewed.preview.html} />
          </article>
        </section>
      ) : null}
    </WordsEditor>
  );
}

function PostAside({ view, text }: Page) {
  const { facts } = view;
  return (
    <WordsAside
      view={view}
      text={text}
      publicationMore={
        view.isDraft && view.publication.submit ? (
          // a page of its own: the switches keep what is typed in one form of a page
          <p>
            <Link className={buttonClass("quiet")} to={view.publication.action}>
              {text.schedule.choose}
            </Link>
          </p>
        ) : null
      }
    >
      <p>
        <Link className={buttonClass("quiet")} to={view.pictures}>
          {text.cover}
        </Link>
      </p>
      <SidePanel title={text.facts.title}>
        <p className={typed}>{facts.address}</p>
        <p>
          {facts.category} · {facts.featured}
        </p>
        <p className={typed}>{facts.link || text.facts.noVideo}</p>
        <p>
          <Link className={buttonClass("quiet")} to={facts.edit}>
            {text.facts.edit}
          </Link>
        </p>
      </SidePanel>
    </WordsAside>
  );
}

/** From when on a post is public; empty for at once. */
export function ScheduleFields({
  text,
  wasPublished,
}: {
  text: Page["text"]["schedule"];
  wasPublished: boolean;
}) {
  return (
    <>
      <TextField name="day" label={text.day} hint={text.hint} type="date" />
      <TextField name="time" label={text.time} type="time" />
      {wasPublished ? <p className={quiet}>{text.again}</p> : null}
    </>
  );
}
