import type { ReactNode } from "react";
import { type FieldLabels, FormProblems } from "~/features/forms/form-problems";
import type { ReturnedForm } from "~/server/returned-form.server";
import { useRootData } from "~/site/root-data";
import { Scene } from "~/ui/art/scenes";
import { Container } from "~/ui/container";
import { PageHeading, Split, Stack } from "~/ui/page";
import { desktopPicture } from "~/ui/picture.css";
import * as styles from "./account-page.css";

/** Error summary, heading, and a form or a notice. On desktop, a picture is beside the content. */
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
  failed?: ReturnedForm;
  /** Field labels, needed if two fields can have the same error message. */
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
            <Scene name="desk" className={desktopPicture} />
          </Split>
        </div>
      </Container>
    </>
  );
}

/** Names the time zone of the times shown below it. */
export function TimeZoneNote({ children }: { children: string }) {
  return <p className={styles.timeZone}>{children}</p>;
}

/** A column of links that are large enough to tap. */
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
