import { Link } from "@remix-run/react";
import { column, columns, panel, quiet } from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { useRootData } from "~/site/root-data";
import { ButtonLink, buttonClass } from "~/ui/button";
import { DOT } from "~/ui/dot";
import { Notice } from "~/ui/notice";
import { around, pages } from "./paper-view.css";
import type { LoadedPaper } from "./paper-view-page.server";
import { Facts } from "./parts";
import { PdfPages } from "./pdf-pages";

/** A file of a document beside the request's facts. */
export function PaperViewPage({ view, text, language, factsText, title }: LoadedPaper) {
  const { common } = useRootData().text;
  return (
    <>
      <DashboardHeading title={title} crumbs={view.crumbs} crumbsLabel={common.breadcrumbs}>
        <p className={quiet}>
          <bdi>{view.name}</bdi>
          {[view.page, view.received].map((fact) => (fact ? DOT + fact : null))}
        </p>
      </DashboardHeading>
      <div className={columns}>
        <section className={column} aria-label={text.title}>
          {view.isInfected ? (
            <Notice tone="warning" title={text.infected.title}>
              {text.infected.text}
            </Notice>
          ) : (
            <>
              <p>
                <ButtonLink variant="quiet" href={view.download}>
                  {text.download}
                </ButtonLink>
              </p>
              {view.image ? (
                <div className={pages}>
                  <img src={view.image} alt={title} />
                </div>
              ) : null}
              {view.pdf ? (
                <PdfPages url={view.pdf} language={language} text={text} key={view.pdf} />
              ) : null}
              {view.image || view.pdf ? null : <p>{text.notShown}</p>}
            </>
          )}
          <nav className={around} aria-label={text.around}>
            {view.before ? (
              <Link className={buttonClass("quiet")} to={view.before}>
                {text.before}
              </Link>
            ) : null}
            {view.after ? (
              <Link className={buttonClass("quiet")} to={view.after}>
                {text.after}
              </Link>
            ) : null}
          </nav>
        </section>
        <div className={panel}>
          <Facts facts={view.facts} text={factsText} />
        </div>
      </div>
    </>
  );
}
