import type { ReactNode } from "react";
import { SmallBridge } from "./art/small-bridge";
import { ButtonLink, ButtonRow } from "./button";
import { CallableText } from "./callable-text";
import { container } from "./container.css";
import { DangerLine } from "./danger-line";
import { number } from "./danger-line.css";
import * as styles from "./error-screen.css";

export interface ErrorScreenProps {
  title: string;
  /** Left out where only the help is to be said. */
  text?: string;
  /** Where to call first where a life is in danger: before our own number. */
  help?: string;
  /** Where to go from here: `<ButtonLink>`s, after the call button. */
  actions?: ReactNode;
  /** The number to call: `tel:` and its words. */
  call?: { href: string; label: string };
  /** A search form, a list of pages. */
  children?: ReactNode;
}

/** What is shown in place of a page: unexpected errors, not found, refused, too large. */
export function ErrorScreen({ title, text, help, actions, call, children }: ErrorScreenProps) {
  return (
    <div className={`${container} ${styles.screen}`}>
      <SmallBridge />
      <h1>{title}</h1>
      {text ? (
        <p className={styles.lead}>
          <CallableText className={number}>{text}</CallableText>
        </p>
      ) : null}
      {help ? <DangerLine text={help} /> : null}
      {call || actions ? (
        <ButtonRow stack>
          {call ? (
            <ButtonLink variant="call" icon="phone" href={call.href}>
              {call.label}
            </ButtonLink>
          ) : null}
          {actions}
        </ButtonRow>
      ) : null}
      {children}
    </div>
  );
}
