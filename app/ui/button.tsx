import { Children, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { Icon, type IconName } from "./art/icons";
import * as styles from "./button.css";

/** `call` is marigold and stands for the one call to action of a page: to phone. */
export type ButtonVariant = keyof typeof styles.button;

type Looks = {
  variant?: ButtonVariant;
  icon?: IconName;
};

export type ButtonProps = Looks &
  ComponentPropsWithoutRef<"button"> & {
    /** True while what the button started is under way; a second press does nothing. */
    pending?: boolean;
    /** What it says meanwhile, e.g. "Sending…". */
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

/** A link that looks like a button: it goes somewhere, calls a number or opens WhatsApp. */
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

/** Buttons side by side, apart without styles too; with `stack` one below the other on a phone. */
export function ButtonRow({ stack, children }: { stack?: boolean; children: ReactNode }) {
  return (
    <div className={stack ? styles.stack : styles.row}>
      {Children.map(children, (child) => child && <>{child} </>)}
    </div>
  );
}

/** The look alone, for a router's `<Link className={buttonClass("quiet")}>`. */
export function buttonClass(variant: ButtonVariant = "primary"): string {
  return styles.button[variant];
}

function classes(variant: ButtonVariant, className?: string): string {
  return className ? `${styles.button[variant]} ${className}` : styles.button[variant];
}
