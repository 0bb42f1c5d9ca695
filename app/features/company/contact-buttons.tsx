import type { Language } from "~/locales/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import type { CompanyInfo } from "./company";
import * as styles from "./contact-buttons.css";

export interface ContactButtonTexts {
  /** Contains the number, because people on devices that cannot call must be able to read it. */
  callNumber: string;
  whatsapp: string;
  book: string;
  callBack: string;
}

/**
 * Buttons to call, chat, book and request a call, in three rows on a phone. Without links to forms for families
 * that have sent a request.
 */
export function ContactButtons({
  company,
  language,
  text,
  service,
  isCallFirst = false,
  inPairs = isCallFirst,
  hasSentRequest = false,
}: {
  company: Pick<CompanyInfo, "phone" | "whatsappUrl">;
  language: Language;
  text: ContactButtonTexts;
  /** The service that the booking form has preselected. */
  service?: string;
  /** True if the family should call. The number is then first on desktop too. */
  isCallFirst?: boolean;
  /** Shows two buttons per row on desktop, because one row has no room for all. */
  inPairs?: boolean;
  hasSentRequest?: boolean;
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
      {hasSentRequest ? null : (
        <ButtonLink href={paths.booking(language, { service })}>{text.book}</ButtonLink>
      )}{" "}
      {company.whatsappUrl ? (
        <ButtonLink variant="quiet" icon="chat" href={company.whatsappUrl}>
          {text.whatsapp}
        </ButtonLink>
      ) : null}{" "}
      {hasSentRequest ? null : (
        <ButtonLink variant="quiet" href={paths.callBack(language)} className={styles.callBack}>
          {text.callBack}
        </ButtonLink>
      )}
    </div>
  );
}
