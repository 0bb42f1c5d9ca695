import { Link } from "@remix-run/react";
import { column, columns, panel, quiet } from "~/dashboard/dashboard.css";
import { DashboardHeading } from "~/dashboard/dashboard-heading";
import { PostButton } from "~/features/forms/post-button";
import { useRootData } from "~/site/root-data";
import { Button, ButtonLink, buttonClass } from "~/ui/button";
import { DOT } from "~/ui/dot";
import { Notice } from "~/ui/notice";
import { around, judging, pages } from "./paper-view.css";
import type { LoadedPaperFile } from "./paper-view-page.server";
import { Facts } from "./parts";
import { PdfPages } from "./pdf-pages";

/** A file of a document beside the request's facts. */
export function PaperViewPage({ view, text, language, factsText, title }: LoadedPaperFile) {
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
          <Judging {...view.judging} />
          {view.isInfected ? (
            <Notice tone="warning" title={text.infected.title}>
              {text.infected.text}
            </Notice>
          ) : (
            <>
              <p>
                <ButtonLink variant="quiet" href={view.downloadHref}>
                  {text.download}
                </ButtonLink>
              </p>
              {view.imageHref ? (
                <div className={pages}>
                  <img src={view.imageHref} alt={title} />
                </div>
              ) : null}
              {view.pdfHref ? (
                <PdfPages url={view.pdfHref} language={language} text={text} key={view.pdfHref} />
              ) : null}
              {view.imageHref || view.pdfHref ? null : <p>{text.notShown}</p>}
            </>
          )}
          <nav className={around} aria-label={text.around}>
            {view.previousHref ? (
              <Link className={buttonClass("quiet")} to={view.previousHref}>
                {text.before}
              </Link>
            ) : null}
            {view.nextHref ? (
              <Link className={buttonClass("quiet")} to={view.nextHref}>
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

/** Link to all papers, and the buttons that judge this one. */
function Judging({ papers, accept, refuse, text }: LoadedPaperFile["view"]["judging"]) {
  return (
    <div className={judging}>
      <Link to={papers.href}>{papers.label}</Link>
      {accept ? (
        <PostButton {...accept}>
          <Button variant="quiet" icon="check">
            {text.accept}
          </Button>
        </PostButton>
      ) : null}
      {refuse ? (
        <Link className={buttonClass("quiet")} to={refuse}>
          {text.refuse}
        </Link>
      ) : null}
    </div>
  );
}
