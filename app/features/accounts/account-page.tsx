import type { ReactNode } from "react";
import type { FailedForm } from "~/server/failed-form.server";
import { useRootData } from "~/site/root-data";
import { ErrorSummary, Form, HiddenFields } from "~/ui/form";
import { Container, PageHeading, Stack } from "~/ui/page";
import * as styles from "./account-page.css";

/** A page of one narrow column: what went wrong, what the page is, the form. */
export function AccountPage({
  title,
  lead,
  failed,
  crumbs,
  children,
}: {
  title: string;
  lead?: ReactNode;
  failed?: FailedForm;
  crumbs?: readonly { href: string; label: string }[];
  children: ReactNode;
}) {
  const { common } = useRootData().text;
  return (
    <>
      {hasErrors(failed) ? (
        <div className={styles.summary}>
          <Container>
            <FailedSummary failed={failed} />
          </Container>
        </div>
      ) : null}
      <PageHeading title={title} lead={lead} crumbs={crumbs} crumbsLabel={common.breadcrumbs} />
      <Container>
        <div className={styles.body}>
          <Stack>{children}</Stack>
        </div>
      </Container>
    </>
  );
}

/** What is wrong with a form, first what concerns all of it. */
export function FailedSummary({ failed }: { failed?: FailedForm }) {
  const { common } = useRootData().text;
  if (!failed || !hasErrors(failed)) return null;
  const errors = Object.entries(failed.errors).map(([field, text]) =>
    field === "" ? { text } : { field, text },
  );
  return <ErrorSummary title={common.problem} errors={errors} />;
}

function hasErrors(failed?: FailedForm): boolean {
  return failed !== undefined && Object.keys(failed.errors).length > 0;
}

/** A form that posts, with the token that every mutation carries. */
export function PostForm({
  action,
  hidden = {},
  children,
}: {
  /** This page, if left out. */
  action?: string;
  hidden?: Record<string, string | undefined>;
  children: ReactNode;
}) {
  const { csrf, text } = useRootData();
  const { errorPrefix, optional } = text.common;
  return (
    <Form action={action} noValidate texts={{ errorPrefix, optional }}>
      <HiddenFields values={{ csrf, ...hidden }} />
      {children}
    </Form>
  );
}

/** A button alone in its form, e.g. "Withdraw" beside an invitation. */
export function PostButton({
  action,
  hidden = {},
  children,
}: {
  action: string;
  hidden?: Record<string, string | undefined>;
  /** The button. */
  children: ReactNode;
}) {
  const { csrf } = useRootData();
  return (
    <form method="post" action={action}>
      <HiddenFields values={{ csrf, ...hidden }} />
      {children}
    </form>
  );
}

/** Links one below the other, each large enough for a thumb. */
export function LinkList({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className={styles.ways}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className={styles.way} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
