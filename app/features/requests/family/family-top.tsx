import { PostButton } from "~/features/forms/post-button";
import { paths } from "~/paths";
import { useRootData } from "~/site/root-data";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { UnbrokenReferences } from "~/ui/unbroken-references";
import * as styles from "./family-top.css";

export interface FamilyTopProps {
  /** Name of the request, with its reference. */
  title: string;
  /** Link back to the request's page, on a page below it. */
  back?: { href: string; label: string };
  /** Label of the button that ends the session; missing without a session. */
  leave?: string;
  /** Link to the profile, for a reader with an account. */
  profile?: { href: string; label: string };
}

/** Top line: the title or a link back, and the button that ends the session, or a profile link. */
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
