import { Fragment } from "react";
import { CallableText } from "~/ui/callable-text";
import { number } from "~/ui/danger-line.css";
import type { CompanyInfo } from "./company";

/** A dictionary text in which `{{phone}}` and `{{email}}` are replaced by links. */
export function ContactText({
  text,
  company,
}: {
  text: string;
  company: Pick<CompanyInfo, "phone" | "phoneText" | "email">;
}) {
  const links: Record<string, JSX.Element> = {
    "{{phone}}": <a href={`tel:${company.phone}`}>{company.phoneText}</a>,
    "{{email}}": <a href={`mailto:${company.email}`}>{company.email}</a>,
  };
  const parts = text.split(/(\{\{(?:phone|email)\}\})/);
  return parts.map((part) => (
    <Fragment key={part}>
      {links[part] ?? <CallableText className={number}>{part}</CallableText>}
    </Fragment>
  ));
}
