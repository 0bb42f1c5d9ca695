import { Link } from "@remix-run/react";
import { DOT } from "~/ui/dot";
import type { ConsentsView } from "./consents-view.server";
import * as page from "./request-page.css";

/** The family's consents on the request's page. */
export function Consents({
  view: { text, allHref, lines, partnersWithoutConsent },
}: {
  view: ConsentsView;
}) {
  const isEmpty = lines.length === 0 && partnersWithoutConsent.length === 0;
  return (
    <section className={isEmpty ? page.unprinted : page.section} id="consents">
      <div className={page.sectionHead}>
        <h2>{text.title}</h2>
        <Link to={allHref}>{lines.length > 0 ? text.all : text.ask}</Link>
      </div>
      {isEmpty ? <p className={page.quiet}>{text.none}</p> : null}
      {lines.map(({ id, recipient, stateText }) => (
        <p key={id}>
          <bdi>{recipient}</bdi>: <bdi>{stateText}</bdi>
        </p>
      ))}
      {partnersWithoutConsent.map(({ name, askHref }) => (
        <p key={name}>
          <bdi>{name}</bdi>: <strong>{text.notAsked}</strong>
          {DOT}
          <Link to={askHref}>{text.ask}</Link>
        </p>
      ))}
    </section>
  );
}
