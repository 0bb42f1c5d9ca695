import { Fragment, type ReactNode } from "react";
import { Icon } from "../art/icons";
import { container } from "../container.css";
import { HiddenFields } from "../form/hidden-fields";
import { visuallyHidden } from "../visually-hidden.css";
import type {
  AttachedForm,
  DataSaverSwitchProps,
  LanguageSwitchProps,
  SiteForm,
  ThemeSwitchProps,
} from "./site";
import { item } from "./site-header.css";
import * as styles from "./switches.css";

/** Posts `language`, together with the page's form if there is one. */
export function LanguageSwitch({ form, attachedForm, label, languages }: LanguageSwitchProps) {
  return (
    <SwitchForm form={form} attachedForm={attachedForm}>
      <fieldset className={styles.languages}>
        <legend className={visuallyHidden}>{label}</legend>
        {languages.map(({ code, name, page, current }) => (
          <Fragment key={code}>
            {" "}
            <button
              type="submit"
              name="language"
              value={code}
              {...attachedProps(attachedForm, page)}
              lang={code}
              className={item}
              aria-current={current || undefined}
            >
              {name}
            </button>
          </Fragment>
        ))}
      </fieldset>
    </SwitchForm>
  );
}

/**
 * Strip that offers the browser's preferred language. People accept or decline with one tap; the
 * choice is remembered as if they had used the switch.
 */
export function LanguageOffer({
  offer,
  ...props
}: LanguageSwitchProps & { offer: { language: string; read: string; stay: string } }) {
  const labelOf = (code: string) => (code === offer.language ? offer.read : offer.stay);
  const languages = props.languages
    .filter(({ code, current }) => current || code === offer.language)
    .map((one) => ({ ...one, name: labelOf(one.code), current: false }))
    .toSorted((one) => (one.code === offer.language ? -1 : 1));
  return (
    <aside className={styles.offer} aria-label={props.label}>
      <div className={container}>
        <LanguageSwitch {...props} languages={languages} />
      </div>
    </aside>
  );
}

/** Posts `theme`. Its label is visible with `withText`, otherwise only for screen readers. */
export function ThemeSwitch({ withText, ...props }: ThemeSwitchProps & { withText?: boolean }) {
  if (props.theme !== null) {
    const other = props.theme === "dark" ? "light" : "dark";
    return <ThemeButton {...props} to={other} withText={withText} />;
  }
  return (
    <>
      <ThemeButton {...props} to="dark" className={styles.whileLight} withText={withText} />
      <ThemeButton {...props} to="light" className={styles.whileDark} withText={withText} />
    </>
  );
}

function ThemeButton({
  form,
  attachedForm,
  page,
  text,
  to,
  className,
  withText,
}: {
  to: "dark" | "light";
  className?: string;
  withText?: boolean;
} & Omit<ThemeSwitchProps, "theme">) {
  const label = to === "dark" ? text.toDark : text.toLight;
  return (
    <SwitchForm form={form} attachedForm={attachedForm} className={className}>
      <button
        type="submit"
        name="theme"
        value={to}
        {...attachedProps(attachedForm, page)}
        className={item}
        title={withText ? undefined : label}
      >
        <Icon name={to === "dark" ? "moon" : "sun"} size={20} />
        <span className={withText ? undefined : visuallyHidden}>{label}</span>
      </button>
    </SwitchForm>
  );
}

/** Posts `data-saver`: `on` for pages with few bytes, `off` for complete ones. */
export function DataSaverSwitch({ form, attachedForm, page, isOn, label }: DataSaverSwitchProps) {
  return (
    <SwitchForm form={form} attachedForm={attachedForm}>
      <button
        type="submit"
        name="data-saver"
        value={isOn ? "off" : "on"}
        {...attachedProps(attachedForm, page)}
        className={item}
      >
        <Icon name={isOn ? "picture" : "arrow-down"} size={20} />
        {label}
      </button>
    </SwitchForm>
  );
}

/** Wraps the switch in its own form, unless it belongs to the page's form. */
function SwitchForm({
  form,
  attachedForm,
  className,
  children,
}: {
  form: SiteForm;
  attachedForm?: AttachedForm;
  className?: string;
  children: ReactNode;
}) {
  if (attachedForm) return <div className={className}>{children}</div>;
  return (
    <form method="post" action={form.action} className={className}>
      <HiddenFields values={form.hidden} />
      {children}
    </form>
  );
}

function attachedProps(form: AttachedForm | undefined, page: string) {
  if (!form) return undefined;
  const { id, name, searchFormAction } = form;
  const target = searchFormAction
    ? ({ formAction: searchFormAction, formMethod: "post" } as const)
    : { formAction: page };
  return { form: id, name, ...target, formNoValidate: true };
}

/**
 * A button in front of the switches: Enter in a field presses the form's first button, wherever on
 * the page (HTML, "Implicit submission").
 */
export function DefaultButton({ form: formId, label }: { form: string; label: string }) {
  return (
    <button type="submit" form={formId} className={visuallyHidden} tabIndex={-1} aria-hidden="true">
      {label}
    </button>
  );
}
