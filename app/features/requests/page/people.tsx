import { Link } from "@remix-run/react";
import type { handling } from "~/locales/en/handling";
import type { requestWork } from "~/locales/en/request-work";
import { Icon } from "~/ui/art/icons";
import { DOT } from "~/ui/dot";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import * as styles from "./people.css";
import type { PeopleView, PersonView } from "./people-view.server";
import * as page from "./request-page.css";

type WaysText = (typeof handling)["ways"];
type Text = (typeof requestWork)["people"] & { ways: WaysText };

/** People of a case, each with what they may be told. */
export function People({ view, text }: { view: PeopleView; text: Text }) {
  const { patient, writer, all, add } = view;
  const isWriterAlone = !patient && all.length === 0;
  return (
    <section className={isWriterAlone ? page.unprinted : page.section} id="people">
      <div className={page.sectionHead}>
        <h2>{text.title}</h2>
        {add ? <Link to={add}>{text.add}</Link> : null}
      </div>
      <ul className={styles.people}>
        {patient ? (
          <li>
            <bdi>{patient}</bdi>
            {DOT}
            <span className={page.quiet}>{text.patient}</span>
          </li>
        ) : null}
        {writer.name ? (
          <li>
            <bdi>{writer.name}</bdi>
            {DOT}
            <bdi className={page.quiet}>{writer.about}</bdi>
          </li>
        ) : null}
        {all.map((person) => (
          <li key={person.id}>
            <bdi>{person.name}</bdi>
            {person.about ? (
              <>
                {DOT}
                <bdi className={page.quiet}>
                  <UnbrokenReferences>{person.about}</UnbrokenReferences>
                </bdi>
              </>
            ) : null}
            {person.href ? (
              <>
                {DOT}
                <Link to={person.href}>{text.change}</Link>
              </>
            ) : null}
            <p className={page.quiet}>
              {text.fields.mayKnow}: {person.mayKnow}
              {person.note ? (
                <>
                  {DOT}
                  <bdi>{person.note}</bdi>
                </>
              ) : null}
            </p>
            {person.ways ? <Ways ways={person.ways} text={text.ways} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Contact links of further people who can be called, folded away in the head. */
export function OtherPeople({ others, text }: { others: readonly PersonView[]; text: Text }) {
  if (others.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>{text.others}</summary>
      <ul className={styles.people}>
        {others.map(({ id, name, about, mayKnow, ways }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {about ? (
              <>
                {DOT}
                <bdi className={page.quiet}>
                  <UnbrokenReferences>{about}</UnbrokenReferences>
                </bdi>
              </>
            ) : null}
            <p className={page.quiet}>
              {text.fields.mayKnow}: {mayKnow}
            </p>
            {ways ? <Ways ways={ways} text={text.ways} /> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Ways({ ways, text }: { ways: NonNullable<PersonView["ways"]>; text: WaysText }) {
  return (
    <p className={styles.ways}>
      {ways.call ? (
        <a className={styles.way} href={ways.call.href}>
          <Icon name="phone" size={18} />
          {ways.call.text}
        </a>
      ) : null}
      {ways.whatsapp ? (
        <a className={styles.way} href={ways.whatsapp}>
          <Icon name="chat" size={18} />
          {text.whatsapp}
        </a>
      ) : null}
      {ways.email ? (
        <a className={styles.way} href={ways.email}>
          <Icon name="mail" size={18} />
          {text.email}
        </a>
      ) : null}
    </p>
  );
}
