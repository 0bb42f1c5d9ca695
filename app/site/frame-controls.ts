import {
  type Language,
  languageNames,
  languages,
  oneTapLanguage,
  pathInLanguage,
} from "~/locales/languages";
import type { FormOfPage } from "~/page-handle";
import { paths } from "~/paths";
import { DATA_SAVER_BUTTON, LANGUAGE_BUTTON, SEARCH_FORM, THEME_BUTTON } from "~/preferences";
import type {
  AccountMenu,
  AttachedForm,
  DataSaverSwitchProps,
  LanguageSwitchProps,
  ThemeSwitchProps,
} from "~/ui/site/site";
import type { RootData } from "./root-data";

/** Parts of every frame: the display switches and the account menu. */
export interface FrameControls {
  language: LanguageSwitchProps;
  theme: ThemeSwitchProps;
  dataSaver: DataSaverSwitchProps;
  account: AccountMenu;
}

/**
 * @param here address to which the switches return
 * @param form the page's form, which the switches post too
 * @param hasSearchForm true if the switches keep the search fields instead
 */
export function frameControls(
  root: RootData,
  here: string,
  { form, hasSearchForm }: { form?: FormOfPage; hasSearchForm?: boolean } = {},
): FrameControls {
  const { language } = root;
  const { common } = root.text;
  const postedPath = form?.action ?? here;
  // without a token, so that pages can be cached: switches change only this browser's display
  const hidden = { returnTo: here };
  const attachedFormOf = (
    buttonName: string,
    name: string,
    action: string,
  ): AttachedForm | undefined => {
    if (form) return { id: form.id, name: buttonName };
    return hasSearchForm
      ? { id: SEARCH_FORM, name, searchFormAction: `${action}?${new URLSearchParams(hidden)}` }
      : undefined;
  };
  return {
    language: {
      form: { action: paths.setLanguage(), hidden },
      attachedForm: attachedFormOf(LANGUAGE_BUTTON, "language", paths.setLanguage()),
      label: common.language,
      languages: languages.map((code) => ({
        code,
        name: languageNames[code],
        page: addressInLanguage(postedPath, code),
        current: code === language,
        isOneTap: code === oneTapLanguage(language),
      })),
    },
    theme: {
      form: { action: paths.setTheme(), hidden },
      attachedForm: attachedFormOf(THEME_BUTTON, "theme", paths.setTheme()),
      page: postedPath,
      theme: root.theme,
      text: common.theme,
    },
    dataSaver: {
      form: { action: paths.setDataSaver(), hidden },
      attachedForm: attachedFormOf(DATA_SAVER_BUTTON, "data-saver", paths.setDataSaver()),
      page: postedPath,
      isOn: root.usesDataSaver,
      label: common.dataSaver[root.usesDataSaver ? "turnOff" : "turnOn"],
    },
    account: accountMenu(root, { csrf: root.csrf, returnTo: here }, form),
  };
}

function addressInLanguage(here: string, language: Language): string {
  const [path = "/", search] = here.split(/(?=\?)/);
  return pathInLanguage(path, language) + (search ?? "");
}

function accountMenu(
  root: RootData,
  hidden: Record<"csrf" | "returnTo", string>,
  form: FormOfPage | undefined,
): AccountMenu {
  const { language, person } = root;
  const words = root.text.common.account;
  if (!person) {
    const login = paths.login(language);
    // a full page load would empty the form
    const href = form && hidden.returnTo.split("?")[0] === login ? `#${form.id}` : login;
    return { kind: "guest", login: { href, label: words.login } };
  }
  const links = [{ href: paths.profile(language), label: words.profile }];
  if (person.role === "admin") {
    links.unshift({ href: paths.dashboard(language), label: words.dashboard });
  }
  return {
    kind: "person",
    name: person.name || words.menu,
    links,
    logout: { action: paths.logout(), hidden, label: words.logout },
  };
}
