import { Link } from "@remix-run/react";
import type { partners } from "~/locales/en/partners";
import { DOT } from "~/ui/dot";
import { NameOrEmail } from "~/ui/name-or-email";
import * as styles from "./partners.css";
import type { PartnersView } from "./partners-view.server";
import * as page from "./request-page.css";

/** Earlier lines are folded away. */
const SHOWN_LINES = 10;

/** Hospitals and operators that were asked, most recent first. */
export function Partners({ view, text }: { view: PartnersView; text: typeof partners }) {
  const earlier = view.lines.slice(SHOWN_LINES);
  return (
    <section className={view.lines.length > 0 ? page.section : page.unprinted} id="partners">
      <div className={page.sectionHead}>
        <h2>{text.title}</h2>
        <Link to={view.addHref}>{text.add}</Link>
      </div>
      <Lines lines={view.lines.slice(0, SHOWN_LINES)} text={text} />
      {earlier.length > 0 ? (
        <details className={page.fold}>
          <summary>{text.earlier}</summary>
          <Lines lines={earlier} text={text} />
        </details>
      ) : null}
    </section>
  );
}

function Lines({ lines, text }: { lines: PartnersView["lines"]; text: typeof partners }) {
  if (lines.length === 0) return <p className={page.quiet}>{text.none}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li className={styles.line} key={line.id}>
          <p className={styles.head}>
            <Link to={line.href}>
              <bdi>{line.name}</bdi>
            </Link>
            <strong>{line.answer}</strong>
          </p>
          {line.words ? <p className={styles.answerWords}>{line.words}</p> : null}
          {line.appointment ? <Fact term={text.appointment} value={line.appointment} /> : null}
          {line.followUp ? <Fact term={text.fields.followUpOn} value={line.followUp} /> : null}
          <p className={page.quiet}>
            {text.fields.askedOn}: {line.asked}
            {line.contact ? (
              <>
                {DOT}
                <bdi>{line.contact}</bdi>
              </>
            ) : null}
            {line.phone ? (
              <>
                {DOT}
                <a href={line.phone.href}>{line.phone.text}</a>
              </>
            ) : null}
            {line.email ? (
              <>
                {DOT}
                <a href={line.email.href}>
                  <NameOrEmail text={line.email.text} />
                </a>
              </>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <p>
      {term}: <strong>{value}</strong>
    </p>
  );
}
