import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { touchTarget } from "~/dashboard/dashboard.css";
import type { erasing } from "~/locales/en/erasing";
import type { handling } from "~/locales/en/handling";
import type { Language } from "~/locales/languages";
import { DOT } from "~/ui/dot";
import { NameOrEmail } from "~/ui/name-or-email";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import * as styles from "./request-page.css";

/** The family's text in its language, with the time. */
export interface WordsView {
  text: string;
  lang: Language;
  /** "What they wrote first · বাংলা · 21 Nov 2026, 11:10 pm". */
  caption: string;
}

/** A longer text is printed small, so that the case fits on one sheet. */
const MAX_NORMAL_CHARACTERS = 1800;

export function Words({
  words,
  text,
  erased,
}: {
  words: WordsView | null;
  text: (typeof handling)["words"];
  /** Text shown instead of erased text. */
  erased?: string;
}) {
  return (
    <section className={styles.section} aria-label={text.title}>
      {words ? (
        <div className={styles.words}>
          <p
            className={
              words.text.length > MAX_NORMAL_CHARACTERS ? styles.longFamilyText : styles.familyText
            }
            lang={words.lang}
          >
            <bdi>{words.text}</bdi>
          </p>
          <p className={styles.quiet}>
            <UnbrokenReferences>{words.caption}</UnbrokenReferences>
          </p>
        </div>
      ) : (
        <p className={styles.quiet}>{erased ?? text.none}</p>
      )}
    </section>
  );
}

export interface FactView {
  term: string;
  /** Empty if unknown. */
  value: string;
  href?: string;
  lang?: Language;
  /** Reference of the merged request that has this fact. */
  mergedReference?: string;
}

/** Known facts in two columns, then one line with the missing ones. */
export function Facts({
  facts,
  text,
  children,
}: {
  facts: readonly FactView[];
  text: (typeof handling)["facts"];
  /** The panel in which a coordinator corrects the facts. */
  children?: ReactNode;
}) {
  const known = facts.filter(({ value }) => value !== "");
  const missing = facts.filter(({ value }) => value === "").map(({ term }) => term);
  return (
    <section className={styles.section}>
      <h2>{text.title}</h2>
      {children}
      <dl className={styles.facts}>
        {known.map((fact) => (
          <div className={styles.fact} key={`${fact.term} ${fact.mergedReference}`}>
            <dt className={styles.quiet}>
              {fact.term}
              {fact.mergedReference ? (
                <>
                  {DOT}
                  {fact.mergedReference}
                </>
              ) : null}
            </dt>
            <dd>
              <Value {...fact} />
            </dd>
          </div>
        ))}
        {missing.length > 0 ? (
          <div className={styles.missing}>
            <dt className={styles.quiet}>{text.notSaid}</dt>
            <dd>{missing.join(DOT)}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

function Value({ value, href, lang }: FactView) {
  const text = value.includes("@") ? <NameOrEmail text={value} /> : <bdi lang={lang}>{value}</bdi>;
  return href ? <a href={href}>{text}</a> : text;
}

/** Link to the erasure page, at the end of the page. */
export function EraseLink({
  href,
  text,
}: {
  href: string;
  text: Pick<typeof erasing, "link" | "linkText">;
}) {
  return (
    <p className={styles.unprintedLine}>
      <Link className={touchTarget} to={href}>
        {text.link}
      </Link>{" "}
      {text.linkText}
    </p>
  );
}
