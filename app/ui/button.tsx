import { Children, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { Icon, type IconName } from "./art/icons";
import * as styles from "./button.css";

/** `call` is marigold, for the page's main action: calling us. */
export type ButtonVariant = keyof typeof styles.button;

type Looks = {
  variant?: ButtonVariant;
  icon?: IconName;
};

export type ButtonProps = Looks &
  ComponentPropsWithoutRef<"button"> & {
    /** True while the action runs; further presses do nothing. */
    pending?: boolean;
    /** Label while the action runs, e.g. "Sending…". */
    pendingText?: string;
  };

export function Button({
  variant = "primary",
  icon,
  pending = false,
  pendingText,
  type = "submit",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(variant, className)}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {icon ? <Icon name={icon} size={20} /> : null}
      {pending && pendingText ? pendingText : children}
    </button>
  );
}

export type ButtonLinkProps = Looks & ComponentPropsWithoutRef<"a"> & { href: string };

/** A link that looks like a button, for pages, phone numbers or WhatsApp. */
export function ButtonLink({
  variant = "primary",
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(variant, className)}>
      {icon ? <Icon name={icon} size={20} /> : null}
      {children}
    </a>
  );
}

/** Buttons side by side, with spaces for browsers without styles; `stack` stacks them on phones. */
export function ButtonRow({ stack, children }: { stack?: boolean; children: ReactNode }) {
  return (
    <div className={stack ? styles.stack : styles.row}>
      {Children.map(children, (child) => child && <>{child} </>)}
    </div>
  );
}

/** The class alone, for a router link: `<Link className={buttonClass("quiet")}>`. */
export function buttonClass(variant: ButtonVariant = "primary"): string {
  return styles.button[variant];
}

function classes(variant: ButtonVariant, className?: string): string {
  return className ? `${styles.button[variant]} ${className}` : styles.button[variant];
}
