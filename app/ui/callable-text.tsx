import { Fragment } from "react";
import { partsOf } from "./emergency-numbers";

/** A text whose emergency numbers can be tapped. */
export function CallableText({ children, className }: { children: string; className?: string }) {
  return partsOf(children).map(({ text, href }, index) => {
    const key = `${index} ${text}`;
    return href ? (
      <a key={key} className={className} href={href}>
        {text}
      </a>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
