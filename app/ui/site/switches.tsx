import { Icon } from "../art/icons";
import { HiddenFields } from "../form/form";
import { visuallyHidden } from "../visually-hidden.css";
import type { LanguageSwitchProps, SiteForm, ThemeSwitchProps } from "./site";
import { item } from "./site-header.css";
import * as styles from "./switches.css";

/** Posts `language`. */
export function LanguageSwitch({ form, label, languages }: LanguageSwitchProps) {
  return (
    <form method="post" action={form.action}>
      <HiddenFields values={form.hidden} />
      <fieldset className={styles.languages}>
        <legend className={visuallyHidden}>{label}</legend>
        {languages.map(({ code, name, current }) => (
          <button
            key={code}
            type="submit"
            name="language"
            value={code}
            lang={code}
            className={item}
            aria-current={current || undefined}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** Posts `theme`. With `withText` the words are seen, otherwise only heard. */
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
  text,
  to,
  className,
  withText,
}: {
  form: SiteForm;
  text: ThemeSwitchProps["text"];
  to: "dark" | "light";
  className?: string;
  withText?: boolean;
}) {
  const words = to === "dark" ? text.toDark : text.toLight;
  return (
    <form method="post" action={form.action} className={className}>
      <HiddenFields values={form.hidden} />
      <button type="submit" name="theme" value={to} className={item} title={words}>
        <Icon name={to === "dark" ? "moon" : "sun"} size={20} />
        <span className={withText ? undefined : visuallyHidden}>{words}</span>
      </button>
    </form>
  );
}
