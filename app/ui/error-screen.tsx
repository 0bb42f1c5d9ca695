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
  /** Absent if the page shows only the ways to get help. */
  text?: string;
  /** Emergency numbers, shown before our own number. */
  emergencyText?: string;
  /** `<ButtonLink>`s after the call button. */
  actions?: ReactNode;
  /** Our number: `tel:` link and label. */
  call?: { href: string; label: string };
  children?: ReactNode;
}

/** Full-page message for errors, missing pages and refusals. */
export function ErrorScreen({
  title,
  text,
  emergencyText,
  actions,
  call,
  children,
}: ErrorScreenProps) {
  return (
    <div className={`${container} ${styles.screen}`}>
      <SmallBridge />
      <h1>{title}</h1>
      {text ? (
        <p className={styles.lead}>
          <CallableText className={number}>{text}</CallableText>
        </p>
      ) : null}
      {emergencyText ? <DangerLine text={emergencyText} /> : null}
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
