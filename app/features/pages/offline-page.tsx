import { CallRow } from "~/site/call-row";
import { ButtonLink } from "~/ui/button";
import { ErrorScreen } from "~/ui/error-screen";
import { MoreLink } from "~/ui/more-link";
import { PageWithPicture } from "~/ui/page-with-picture";
import * as styles from "./on-phone.css";
import type { offlinePage } from "./on-phone-pages.server";

/**
 * The page shown offline instead of a page that the phone has not stored. It lists ways to reach us, and the stored
 * pages.
 */
export function OfflinePage({
  text,
  danger,
  offlinePages,
}: Awaited<ReturnType<typeof offlinePage>>) {
  return (
    <PageWithPicture scene="desk">
      <ErrorScreen title={text.title} text={text.text} emergencyText={danger}>
        <CallRow>
          {/* reloads the URL of the page that was not available */}
          <ButtonLink variant="quiet" href="">
            {text.again}
          </ButtonLink>
        </CallRow>
        <div>
          <h2 className={styles.storedTitle}>{text.kept}</h2>
          <ul className={styles.links}>
            {offlinePages.map(({ href, label }) => (
              <li key={href}>
                <MoreLink href={href}>{label}</MoreLink>
              </li>
            ))}
          </ul>
        </div>
      </ErrorScreen>
    </PageWithPicture>
  );
}
