import { Fragment } from "react";
import { splitAtEmergencyNumbers } from "./emergency-numbers";

/** Text with its emergency numbers as links. */
export function CallableText({ children, className }: { children: string; className?: string }) {
  return splitAtEmergencyNumbers(children).map(({ text, href }, index) => {
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
