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
}

/** Call, WhatsApp, book: the ways to us that there are, on a phone in two rows. */
export function ContactButtons({
  company,
  language,
  text,
  service,
}: {
  company: Pick<CompanyInfo, "phone" | "whatsappUrl">;
  language: Language;
  text: ContactButtonTexts;
  /** Prefills the booking form. */
  service?: string;
}) {
  return (
    <div className={styles.buttons}>
      {company.phone ? (
        <ButtonLink
          variant="call"
          icon="phone"
          href={`tel:${company.phone}`}
          className={styles.number}
        >
          {text.callNumber}
        </ButtonLink>
      ) : null}
      <ButtonLink href={paths.booking(language, { service })}>{text.book}</ButtonLink>
      {company.whatsappUrl ? (
        <ButtonLink variant="quiet" href={company.whatsappUrl}>
          {text.whatsapp}
        </ButtonLink>
      ) : null}
    </div>
  );
}
