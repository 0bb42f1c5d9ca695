import type { ReactNode } from "react";
import { type FieldLabels, FormProblems } from "~/features/forms/form-problems";
import type { FailedForm } from "~/server/failed-form.server";
import { useRootData } from "~/site/root-data";
import { Scene } from "~/ui/art/scenes";
import { Container } from "~/ui/container";
import { PageHeading, Split, Stack } from "~/ui/page";
import { deskPicture } from "~/ui/picture.css";
import * as styles from "./account-page.css";

/** A page about one form: what went wrong, what the page is, the form; on a desk a picture beside it. */
export function AccountPage({
  title,
  lead,
  failed,
  fields,
  crumbs,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** What became of the page's form. */
  failed?: FailedForm;
  /** The words of its fields, where two of them can be wrong alike. */
  fields?: FieldLabels;
  crumbs?: readonly { href: string; label: string }[];
  children: ReactNode;
}) {
  const { common } = useRootData().text;
  return (
    <>
      <PageHeading
        title={title}
        lead={lead}
        crumbs={crumbs}
        crumbsLabel={common.breadcrumbs}
        problems={
          failed && Object.keys(failed.errors).length > 0 ? (
            <div className={styles.summary}>
              <FormProblems answer={failed} fields={fields} />
            </div>
          ) : null
        }
      />
      <Container>
        <div className={styles.body}>
          <Split fromTop>
            <Stack>{children}</Stack>
            <Scene name="desk" className={deskPicture} />
          </Split>
        </div>
      </Container>
    </>
  );
}

/** By which clock the hours below it are. */
export function ClockNote({ children }: { children: string }) {
  return <p className={styles.clock}>{children}</p>;
}

/** Links one below the other, each large enough for a thumb. */
export function LinkList({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
