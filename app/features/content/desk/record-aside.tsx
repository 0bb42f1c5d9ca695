import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Checklist } from "~/dashboard/checklist";
import { quiet, typed } from "~/dashboard/dashboard.css";
import { PublicationPanel } from "~/dashboard/publication-panel";
import { RecordFooter } from "~/dashboard/record-footer";
import { SidePanel } from "~/dashboard/record-page";
import { buttonClass } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import type { Panel } from "../engine/area.server";
import type { RecordView } from "./record.server";

/** The column beside the form: publication, panels, and links to the record's other pages. */
export function RecordAside({ view, text }: Pick<RecordView, "view" | "text">) {
  return (
    <>
      {view.isSingle ? null : (
        <PublicationPanel
          view={view.publication}
          text={text}
          more={
            view.publishing ? (
              // the options have a page of their own, because a theme or language button keeps
              // the values of only one form
              <p>
                <Link className={buttonClass("quiet")} to={view.publishing.link.href}>
                  {view.publishing.link.label}
                </Link>
              </p>
            ) : null
          }
        />
      )}
      <Paragraph>
        <a className={buttonClass("quiet")} href={view.isSingle ? view.site : view.preview}>
          {view.isSingle ? text.view : view.site ? text.preview.link : text.preview.short}
        </a>
      </Paragraph>
      <Checklist view={view.checklist} />
      {view.panels.map((panel) => (
        <InfoPanel key={panel.title} panel={panel} />
      ))}
      {view.pictures ? (
        <Paragraph>
          <Link className={buttonClass("quiet")} to={view.pictures.href}>
            {view.pictures.label}
          </Link>
        </Paragraph>
      ) : null}
      <RecordFooter
        history={view.history}
        paths={view.isSingle ? { ...view.paths, deletion: null } : view.paths}
        text={text}
      />
    </>
  );
}

function InfoPanel({ panel }: { panel: Panel }) {
  const { title, text, entries = [], hint, links = [] } = panel;
  const descriptions = entries.map(({ term, value, href }) => ({
    term,
    value: href ? (
      <a className={typed} href={href} rel="noopener">
        {value}
      </a>
    ) : (
      <bdi>{value}</bdi>
    ),
  }));
  return (
    <SidePanel title={title}>
      {text ? <p>{text}</p> : null}
      {descriptions.length > 0 ? <DescriptionList entries={descriptions} isNarrow /> : null}
      {hint ? <p className={quiet}>{hint}</p> : null}
      {links.map(({ href, label }) => (
        <Paragraph key={href}>
          <Link className={buttonClass("quiet")} to={href}>
            {label}
          </Link>
        </Paragraph>
      ))}
    </SidePanel>
  );
}

const Paragraph = ({ children }: { children: ReactNode }) => <p>{children}</p>;
