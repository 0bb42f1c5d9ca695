import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import type { CompanyInfo } from "./company";
import * as styles from "./contact-buttons.css";

export interface ContactButtonTexts {
  /** Contains the number, which must be readable where it cannot be tapped. */
  callNumber: string;
  whatsapp: string;
  book: string;
  callBack: string;
}

/**
 * Buttons to call, chat, book and be called, in three rows on a phone. Families that have already asked get no
 * links to forms, to prevent a second request.
 */
export function ContactButtons({
  company,
  language,
  text,
  service,
  isCallFirst = false,
  inPairs = isCallFirst,
  hasAsked = false,
}: {
  company: Pick<CompanyInfo, "phone" | "whatsappUrl">;
  language: Language;
  text: ContactButtonTexts;
  /** Prefills the booking form. */
  service?: string;
  /** The family is asked to call: the number comes first on desktop too. */
  isCallFirst?: boolean;
  /** Two by two on desktop, where a row has no room for all. */
  inPairs?: boolean;
  hasAsked?: boolean;
}) {
  return (
    <div className={inPairs ? `${styles.buttons} ${styles.pairs}` : styles.buttons}>
      <ButtonLink
        variant="call"
        icon="phone"
        href={`tel:${company.phone}`}
        className={isCallFirst ? undefined : inPairs ? styles.boxedNumber : styles.number}
      >
        {text.callNumber}
      </ButtonLink>{" "}
      {hasAsked ? null : (
        <ButtonLink href={paths.booking(language, { service })}>{text.book}</ButtonLink>
      )}{" "}
      {company.whatsappUrl ? (
        <ButtonLink variant="quiet" icon="chat" href={company.whatsappUrl}>
          {text.whatsapp}
        </ButtonLink>
      ) : null}{" "}
      {hasAsked ? null : (
        <ButtonLink variant="quiet" href={paths.callBack(language)} className={styles.callBack}>
          {text.callBack}
        </ButtonLink>
      )}
    </div>
  );
}
