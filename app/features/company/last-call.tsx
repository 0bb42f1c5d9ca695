import type { ReactNode } from "react";
import { Section } from "~/ui/page";
import { last } from "./last-call.css";

/** The last band of a page: what to tell us, and the ways to do it. */
export function LastCall({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  /** The buttons, and what follows them. */
  children: ReactNode;
}) {
  return (
    <div className={last}>
      <Section tone="wash" title={title} lead={text}>
        {children}
      </Section>
    </div>
  );
}
