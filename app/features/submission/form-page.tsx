import type { ReactNode } from "react";
import { Container, PageHeading } from "~/ui/page";
import * as styles from "./submission.css";

/** A page that is about one form, or about what became of it. */
export function FormPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <Container>
        <div className={styles.page}>{children}</div>
      </Container>
    </>
  );
}
