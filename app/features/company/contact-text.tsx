import { Fragment } from "react";
import type { CompanyInfo } from "./company";

/** A text of the dictionaries, its `{{phone}}` and `{{email}}` made into links. */
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
  return text
    .split(/(\{\{(?:phone|email)\}\})/)
    .map((part) => <Fragment key={part}>{links[part] ?? part}</Fragment>);
}
