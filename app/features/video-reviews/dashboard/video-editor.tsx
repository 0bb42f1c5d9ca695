import { Link } from "@remix-run/react";
import { quiet, typed } from "~/dashboard/dashboard.css";
import { SidePanel } from "~/dashboard/record-page";
import { WordsAside } from "~/dashboard/words-aside";
import { type WordsAnswer, WordsEditor } from "~/dashboard/words-editor";
import { buttonClass } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import type { ConsentView } from "./consent-view.server";
import type { VideoPage } from "./video-page.server";

/** A video review's page: its words, and beside them its video and whether the public sees it. */
export function VideoEditor({
  view,
  text,
  answer,
}: Pick<VideoPage, "view" | "text"> & { answer: WordsAnswer | undefined }) {
  const { video } = view;
  return (
    <WordsEditor
      view={view}
      text={text}
      answer={answer}
      aside={
        <WordsAside view={view} text={text}>
          <SidePanel title={text.same}>
            {video.href ? (
              <p className={typed}>
                <a href={video.href} rel="noopener">
                  {video.text}
                </a>
              </p>
            ) : (
              <p className={typed}>{video.address}</p>
            )}
            <p>
              <Link className={buttonClass("quiet")} to={video.change}>
                {text.change}
              </Link>
            </p>
          </SidePanel>
          <ConsentPanel view={view.consent} />
        </WordsAside>
      }
    />
  );
}

/** How the patient agreed to be shown, or that it is withdrawn. */
function ConsentPanel({ view }: { view: ConsentView }) {
  const lines = view.lines.map(({ term, value }) => ({ term, value: value && <bdi>{value}</bdi> }));
  return (
    <SidePanel title={view.title}>
      {view.state ? <p>{view.state}</p> : null}
      <DescriptionList isNarrow entries={lines} />
      {view.hint ? <p className={quiet}>{view.hint}</p> : null}
      {view.ways.map(({ href, label }) => (
        <p key={href}>
          <Link className={buttonClass("quiet")} to={href}>
            {label}
          </Link>
        </p>
      ))}
    </SidePanel>
  );
}
