import type { ReactNode } from "react";
import * as styles from "~/dashboard/dashboard.css";
import type { emailView, phoneView } from "./ways.server";

interface ContactView {
  phone: ReturnType<typeof phoneView>;
  email: ReturnType<typeof emailView>;
}

/** Phone, WhatsApp and email; empty once erased. */
export function contactEntries(
  { phone, email }: ContactView,
  text: Record<"phone" | "whatsapp" | "email", string>,
) {
  return [
    { term: text.phone, value: phone && <ContactLink href={phone.href}>{phone.text}</ContactLink> },
    {
      term: text.whatsapp,
      value: phone && <ContactLink href={phone.whatsapp}>{phone.text}</ContactLink>,
    },
    {
      term: text.email,
      value: email && (
        <ContactLink href={email.href}>
          <bdi>{email.text}</bdi>
        </ContactLink>
      ),
    },
  ];
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.touchTarget} href={href}>
      {children}
    </a>
  );
}
