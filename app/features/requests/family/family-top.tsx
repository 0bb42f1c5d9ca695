import { PostButton } from "~/features/forms/post-button";
import { paths } from "~/paths";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import * as styles from "./family-top.css";

export interface FamilyTopProps {
  /** The request's number. */
  title: string;
  /** On a page below the request's own. */
  back?: { href: string; label: string };
  /** In a session: ends it. */
  leave?: string;
  /** With an account. */
  profile?: { href: string; label: string };
}

/** One line: the number or the way back, and the way out. */
export function FamilyTop({ title, back, leave, profile }: FamilyTopProps) {
  const { language } = useRootData();
  return (
    <Container>
      <div className={styles.top}>
        <p>
          {back ? (
            <a href={back.href}>{back.label}</a>
          ) : (
            <UnbrokenReferences>{title}</UnbrokenReferences>
          )}
        </p>
        {leave ? (
          <PostButton
            action={paths.leaveRequest()}
            hidden={{ returnTo: paths.requestNumber(language) }}
          >
            <Button variant="text">{leave}</Button>
          </PostButton>
        ) : null}
        {profile ? <a href={profile.href}>{profile.label}</a> : null}
      </div>
    </Container>
  );
}
