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

/** Call, WhatsApp, book: the three ways to us, on a phone in two rows. */
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
      <ButtonLink variant="call" icon="phone" href={`tel:${company.phone}`}>
        {text.callNumber}
      </ButtonLink>
      <ButtonLink href={paths.booking(language, { service })}>{text.book}</ButtonLink>
      <ButtonLink variant="quiet" href={company.whatsappUrl}>
        {text.whatsapp}
      </ButtonLink>
    </div>
  );
}
