import type { ReactNode } from "react";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Notice, type NoticeTone } from "~/ui/notice";
import { AccountPage } from "./account-page";

/** Says that a mailed link is invalid or has worked, and links to the next pages. */
export function LinkPage({
  title,
  tone,
  text,
  links,
  children,
}: {
  title: string;
  tone: NoticeTone;
  text: string;
  links: readonly { href: string; label: string }[];
  children?: ReactNode;
}) {
  return (
    <AccountPage title={title}>
      <Notice tone={tone} role="status">
        {text}
      </Notice>
      {children}
      <ButtonRow stack>
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "quiet"}>
            {label}
          </ButtonLink>
        ))}
      </ButtonRow>
    </AccountPage>
  );
}
