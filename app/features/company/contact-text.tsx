import { Fragment } from "react";
import { CallableText } from "~/ui/callable-text";
import { number } from "~/ui/danger-line.css";
import type { CompanyInfo } from "./company";

/**
 * A text of the dictionaries, its `{{phone}}` and `{{email}}` made into links. Where the owner has not
 * entered what it names, the contact page is named in its place.
 */
export function ContactText({
  text,
  company,
  elsewhere,
}: {
  text: string;
  company: Pick<CompanyInfo, "phone" | "phoneText" | "email">;
  /** The contact page. */
  elsewhere: { href: string; label: string };
}) {
  const links: Record<string, JSX.Element | null> = {
    "{{phone}}": company.phone ? <a href={`tel:${company.phone}`}>{company.phoneText}</a> : null,
    "{{email}}": company.email ? <a href={`mailto:${company.email}`}>{company.email}</a> : null,
  };
  const parts = text.split(/(\{\{(?:phone|email)\}\})/);
  if (parts.some((part) => links[part] === null)) {
    return <a href={elsewhere.href}>{elsewhere.label}</a>;
  }
  return parts.map((part) => (
    <Fragment key={part}>
      {links[part] ?? <CallableText className={number}>{part}</CallableText>}
    </Fragment>
  ));
}
