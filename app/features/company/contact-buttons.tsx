import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import type { CompanyInfo } from "./company";
import * as styles from "./contact-buttons.css";

export interface ContactButtonTexts {
  /** With the number in it: it must be readable where it cannot be tapped. */
  callNumber: string;
  whatsapp: string;
  book: string;
  callBack: string;
}

/**
 * Call, WhatsApp, book, be called: the ways to us that there are, on a phone in three rows. Who has asked
 * already is led to no form: it would be a second request.
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
  /** Who is asked to call: the number leads on a desk too. */
  isCallFirst?: boolean;
  /** Two and two on a desk: beside something else, there may be no room for all in a row. */
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
